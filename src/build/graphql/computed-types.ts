/** The content as maintainers query it; these descriptions are GraphiQL's manual. */
export const typeDefs = /* GraphQL */ `
  """
  One project of the portfolio: a folder \`content/projects/<slug>/\` with an \`index.md\` and its pictures.
  """
  type Project implements Node @dontInfer {
    "The last part of the project's address; the folder's name unless the front matter names another."
    slug: String!
    "Slugs it had before; their addresses lead here."
    aliases: [String!]!
    "The page's path, without base path and trailing slash, e.g. \`/projects/note-g\`."
    path: String!
    "The project's name; the heading of its page."
    title: String!
    "One sentence for cards, search engines and feeds."
    summary: String!
    "When it began, at the precision its owner gave: \`1843\`, \`1843-07\` or \`1843-07-10\`. Sort by this."
    date: String!
    "When it ended, at its own precision; \`present\` while it goes on; null for a single date."
    endDate: String
    "When its page last changed for its readers, if its owner tells."
    updated: String
    "What kind of work it is, in the owner's words: Publication, App, Talk…"
    type: String
    "What the owner did in it; empty when not told."
    role: [String!]!
    "For whom it was made."
    client: ProjectClient
    "Who else worked on it."
    team: [ProjectTeamMember!]!
    "Where it stands: live, in-progress, archived, retired or concept."
    status: String
    "Subjects, for grouping projects; spelled as on the page."
    tags: [String!]!
    "The same with the pages that list all projects with a tag."
    tagLinks: [TagLink!]!
    "What it was made with."
    tech: [String!]!
    "What came of it, at most five short lines."
    outcome: [String!]!
    "What came of it in figures, at most four."
    metrics: [ProjectMetric!]!
    "Addresses that belong to it; the first is the main one."
    links: [ProjectLink!]!
    "Who sees it: public, draft or scheduled. What is not public exists only while developing."
    visibility: String!
    "When it becomes public, if its owner set a date: \`2027-05-31\` or \`2027-05-31T09:00+02:00\`."
    publishAt: String
    "The id of the job in the résumé that it was part of."
    experience: String
    "That job, with the employer's name and the owner's position."
    job: ResumeWork
    "Whether it is shown large on the home page."
    featured: Boolean!
    "The picture that stands for it on cards and at the top of its page."
    cover: ContentPicture
    "Further pictures, shown below the text in this order."
    gallery: [ContentPicture!]!
    "A video of it, shown above the text."
    video: ProjectVideo
    "The project before this one in the list of all projects, which is newest first; null for the first."
    previous: Project
    "The project after this one in that list; null for the last."
    next: Project
    "At most three projects that go with it: those that its front matter names, or else those that share the most tags with it."
    related: [RelatedProject!]!
    "What readers look for and its owner has not told: cover, cover.caption, outcome, role, tags or links."
    missing: [String!]!
    "The text as HTML: sanitised, headings with anchors, code highlighted, pictures responsive."
    html: String!
    "The headings of the text in its order, of the levels 2 and 3."
    headings: [TextHeading!]!
  }

  "A number that tells what came of a project."
  type ProjectMetric {
    "The number as it is printed, with its unit: 25, 40 %, 3×."
    value: String!
    "What it counts."
    label: String!
  }

  "A video of a project: a file beside its Markdown, or one at another host, of which nothing is asked before a visitor plays it."
  type ProjectVideo {
    "What it shows; the name of its player."
    title: String!
    "The file; null for a video at another host."
    src: File @fileByRelativePath
    "What is said in it, as WebVTT; null where nothing is said, and for a video at another host."
    captions: File @fileByRelativePath
    "The picture that stands for it until it plays."
    poster: ContentPicture
    "Its address at another host; null for a file."
    url: String
    "How it is embedded from there; null for a file."
    embed: VideoEmbed
  }

  "A video of another host as a page embeds it."
  type VideoEmbed {
    "What the host is called: YouTube or Vimeo."
    provider: String!
    "The host that its frame is loaded from."
    host: String!
    "The frame's address."
    embedUrl: String!
  }

  "A heading of a text."
  type TextHeading {
    "Its id on the page."
    id: String!
    "2 or 3."
    level: Int!
    "Its words as HTML, without elements."
    html: String!
  }

  "A project that goes with another one."
  type RelatedProject {
    project: Project!
    "The tags that both have."
    sharedTags: [String!]!
  }

  "A tag of a project, and where it leads."
  type TagLink {
    "As the project spells it."
    name: String!
    "Of the page that lists the projects with it, e.g. \`/projects/tags/notes\`."
    path: String!
  }

  "A tag that projects have; \`projectTags\` lists them all, the commonest first."
  type ProjectTag {
    "Its commonest spelling."
    name: String!
    "The last part of its address; spellings that differ only in case or punctuation share one."
    slug: String!
    "Of the page that lists the projects with it, e.g. \`/projects/tags/notes\`."
    path: String!
    "How many projects have it."
    count: Int!
    "All its spellings, the commonest first."
    spellings: [String!]!
  }

  "For whom a project was made."
  type ProjectClient {
    "A person or an organisation."
    name: String!
    "Its home page."
    url: String
  }

  "Somebody the owner worked with."
  type ProjectTeamMember {
    name: String!
    "What this person did."
    role: String
    "This person's home page."
    url: String
  }

  "An address that belongs to a project."
  type ProjectLink {
    "What is found there: live, source, docs, demo, article, video, store, package or other."
    type: String!
    "Always https."
    url: String!
    "The link's text; the type's name when null."
    label: String
    "The icon before the text."
    icon: IconData
  }

  "What stands for a page where it is shared: a picture that the build draws, and what is on it."
  type SocialCard {
    "Where it is, below the base path; it changes with what is on it."
    path: String!
    "image/jpeg or image/png."
    type: String!
    "Pixels."
    width: Int!
    "Pixels."
    height: Int!
    "The words in the largest size."
    title: String!
    "What the page is, in a few words."
    label: String
    "A sentence about the page."
    text: String
    "The site's name."
    name: String!
    "The site's host, which stands in for a name that no font can show."
    host: String!
    "In hexadecimal."
    accent: String!
    "Null on a card that is all letters."
    picture: SocialCardPicture
    "The file that the words come from."
    source: String
  }

  "The picture on a card."
  type SocialCardPicture {
    "Its absolute path on the machine that builds."
    file: String!
    "Changes with its bytes."
    digest: String!
  }

  "A picture named in front matter or settings."
  type ContentPicture {
    "The picture in all widths, or in one size for the densities 1 and 2 when a width is given, in CSS pixels; by way of the image proxy if it is remote and the settings name a proxy. Without \`blur\` nothing stands in for it until it is there. Null only while developing, when the picture is missing."
    image(width: Int, height: Int, blur: Boolean = true): GatsbyImageData
    "The picture file: beside the content, or fetched from the https address that the content names. Null for one that goes through the image proxy."
    src: File @fileByRelativePath
    "What the picture shows, for those who do not see it; empty when it only decorates."
    alt: String!
    "A line printed below the picture."
    caption: String
  }

  "A picture at another host that browsers get by way of the image proxy."
  type RemotePicture implements Node @dontInfer {
    "Where it is: always https."
    address: String!
    "Pixels; 0 when the build could not find out."
    width: Int!
    "Pixels; 0 when the build could not find out."
    height: Int!
  }

  """
  One of the three single pages: \`content/home.md\`, \`content/about.md\`, \`content/privacy.md\`.
  """
  type ContentPage implements Node @dontInfer {
    "Which page: home, about or privacy."
    name: String!
    "The page's heading."
    title: String!
    "One sentence for search engines and shared links."
    description: String!
    "Home only: who the owner is, in one sentence."
    headline: String
    "About only: the owner's portrait."
    portrait: ContentPicture
    "About only: whether the owner takes on work."
    availability: Availability
    "Privacy only: when the text last changed."
    updated: String
    "The text as HTML, prepared like a project's."
    html: String!
  }

  "Whether the owner takes on work."
  type Availability {
    "available, limited or unavailable."
    status: String!
    "When the owner can begin, at its own precision."
    from: String
    "For what, or what else there is to say."
    text: String
  }

  "The settings of the site: \`content/site.yaml\`, and what the build was told by its environment."
  type SiteSettings implements Node @childOf(types: ["File"]) @dontInfer {
    "The site's name, in browser tabs and shared links."
    title: String!
    "Where the site is published: scheme and host only."
    siteUrl: String!
    "The path below which it is served (\`BASE_PATH\`); empty at a host's root."
    basePath: String!
    "Whether page addresses end in a slash (\`TRAILING_SLASH\`): never, always or ignore."
    trailingSlash: String!
    "The language of the content, as a BCP 47 tag."
    language: String!
    "Whose portfolio it is."
    author: SiteAuthor!
    "The owner's pages elsewhere."
    profiles: [SiteProfile!]!
    "The line in the footer."
    copyright: SiteCopyright!
    "The game that the error screen offers."
    game: SiteGame!
    "How visits are counted; by nothing unless the settings name a provider."
    analytics: SiteAnalytics!
    "Every place besides the site's own files that the settings make a visitor's browser talk to; for the privacy page."
    services: [SiteService!]!
    "Everything that the site stores in a visitor's browser, by how long it stays there; for the privacy page."
    browserStorage: [SiteStorageGroup!]!
    "Whether visits are counted with cookies, in a sentence; for the privacy page."
    analyticsNote: String
  }

  "Whose portfolio it is."
  type SiteAuthor {
    name: String!
    "Where visitors can write to."
    email: String
    "The small picture in the navbar."
    avatar: ContentPicture
  }

  "A page of the owner's elsewhere."
  type SiteProfile {
    "The name of the place."
    label: String!
    "Always https."
    url: String!
    "The icon that the settings name."
    icon: IconData!
  }

  "An icon of an installed set with its drawing; of another set only its name, and visitors' browsers fetch the drawing."
  type IconData {
    "As in Iconify, e.g. \`lucide:house\`."
    name: String!
    "The inside of the SVG element."
    body: String
    "Width of the view box."
    width: Int
    "Height of the view box."
    height: Int
  }

  "The line in the footer."
  type SiteCopyright {
    year: Int!
    "The owner's name when null."
    holder: String
  }

  "The game that the error screen offers; nothing is asked of its host before a visitor presses Play."
  type SiteGame {
    title: String!
    "The address of the embeddable game."
    url: String!
  }

  "How visits are counted. Neither provider runs before a visitor consents, unless the settings say that none is needed."
  type SiteAnalytics {
    "Whether visitors are asked first."
    requireConsent: Boolean!
    "The analytics of the site's own host; null for none."
    web: SiteWebAnalytics
    "Google's tag; null for none."
    google: SiteGoogleTag
  }

  "The analytics of the site's own host."
  type SiteWebAnalytics {
    "The path of its script on the host, as it is: no base path is put before it."
    script: String!
  }

  "Google's tag."
  type SiteGoogleTag {
    "At least one, such as \`G-…\` or \`AW-…\`."
    ids: [String!]!
  }

  "A place besides the site's own files that a visitor's browser may talk to."
  type SiteService {
    name: String!
    "Its host, or its path on the site's own host."
    place: String!
    "What it gets to know, in a sentence."
    receives: String!
    "What has to happen before it gets anything, in a sentence."
    when: String!
  }

  "What a visitor's browser keeps for the same time."
  type SiteStorageGroup {
    "For how long, as a heading."
    lifetime: String!
    items: [SiteStorageItem!]!
  }

  "One value that a visitor's browser keeps, or several whose keys begin alike."
  type SiteStorageItem {
    "Its key in the browser's storage; … stands for the part that varies."
    key: String!
    "What it is for, in a sentence."
    purpose: String!
  }

  "The site as Gatsby knows it."
  type Site implements Node {
    "What \`content/site.yaml\` and the environment of the build say."
    settings: SiteSettings
  }

  # Content is read through the types above; undeclared front matter must not bend the schema.
  type MarkdownRemark implements Node @dontInfer {
    frontmatter: MarkdownRemarkFrontmatter
  }
  type MarkdownRemarkFrontmatter @dontInfer {
    title: String
  }
`
