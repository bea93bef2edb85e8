import { entryTypes, LANGUAGE_FIELDS } from "./entry-types"

/** Gatsby merges these into the types that `schema.ts` generates. A field that is in both is replaced by the one here. */
export const computedTypes = /* GraphQL */ `
  ${entryTypes}
  "A page in one of the languages of the site."
  type Translation {
    language: String!
    "Its path, without base path and trailing slash, e.g. \`/de/projects/note-g\`."
    path: String!
  }

  "The social card of a page: the image that other sites show with a link to it."
  type SocialCard {
    "The path of the image, without base path. A card with other content has another path."
    path: String!
    type: String!
    width: Int!
    height: Int!
    "Everything that the build draws on it, and the content file of its page."
    content: JSON!
  }

  "An image named in front matter or settings."
  type ContentPicture {
    "All widths, or with \`width\` a single size in CSS pixels, for pixel densities 1 and 2. A remote image is loaded through the image proxy if the settings name one. \`blur: false\` leaves out the blurred placeholder, which a transparent image never has. Null if the image is missing, which only the development server allows."
    image(width: Int, height: Int, blur: Boolean = true): GatsbyImageData
    "The file in the content folder, or the downloaded copy of a remote image; null if the image proxy loads it."
    src: File
    "What the image shows; empty for decoration."
    alt: String!
    caption: String
    "On wide screens, \`wide\` reaches into both margins, \`full\` to the edges of the window."
    width: String
    "What stays visible where the image is cropped, from the left and from the top, e.g. \`30% 60%\`."
    focus: String
  }

  "A remote image that browsers request through the image proxy; its size in pixels is 0 when the build could not read it."
  type RemotePicture implements Node @dontInfer {
    address: String!
    width: Int!
    height: Int!
  }

  type ContentPage {
    "home, about or privacy; one of the owner's own pages has its folder: \`pages/imprint\`."
    name: String!
    "Inside the site, without base path and trailing slash."
    path: String!
    "Who sees it: public or draft. Only \`npm start\` shows drafts."
    visibility: String!
    ${LANGUAGE_FIELDS}
    "The text as HTML, as in \`Entry.html\`."
    html(part: TextPart = WHOLE): String!
    "The jobs and schools of the résumé, projects and notes, the newest first; none for a page without a timeline."
    timeline: [TimelineEvent!]!
  }

  "An event of the timeline: a project or note, or else a title."
  type TimelineEvent {
    date: String!
    entry: Entry
    title: String
    "Of a job, its place on the About page; else the address of the employer or school."
    link: String
  }

  "A part of a text: what is before its first heading, or what follows."
  enum TextPart {
    WHOLE
    INTRODUCTION
    REST
  }

  type SiteSettings {
    "The path below which the site is served (\`BASE_PATH\`); empty at a host's root."
    basePath: String!
    "Whether addresses of pages end in a slash (\`TRAILING_SLASH\`): never, always or ignore."
    trailingSlash: String!
    services: [SiteService!]!
    "All that the site stores in a visitor's browser; for the privacy page."
    browserStorage: [SiteStorageGroup!]!
    "Whether visits are counted with cookies; for the privacy page."
    analyticsNote: String
  }

  "An icon; only its name if its set is not installed, because visitors' browsers fetch it then."
  type IconData {
    "Its Iconify name, e.g. \`lucide:house\`."
    name: String!
    "The content of the SVG element."
    body: String
    width: Int
    height: Int
  }

  "A service that a visitor's browser may connect to; for the privacy page."
  type SiteService {
    name: String!
    "Its host, or its path on the site's own host."
    place: String!
    receives: String!
    "A sentence that says when it receives data."
    when: String!
  }

  "Items that a visitor's browser keeps for the same length of time."
  type SiteStorageGroup {
    lifetime: String!
    items: [SiteStorageItem!]!
  }

  type SiteStorageItem {
    "Its storage key, with … for the part that varies."
    key: String!
    purpose: String!
  }

  type Resume {
    ${LANGUAGE_FIELDS}
    "Those that the About page shows, the latest first, or all of them."
    publications(all: Boolean = false): [ResumePublication!]!
    publicationCount: Int!
  }

  type ResumeSkill {
    projects: [Project!]!
  }

  type ResumePublicationCitation {
    projects: [Project!]!
  }

  # Declared here because Gatsby would infer it, and any new key in front matter would change the schema.
  type MarkdownRemark implements Node @dontInfer {
    frontmatter: MarkdownRemarkFrontmatter
  }
  type MarkdownRemarkFrontmatter @dontInfer {
    title: String
  }
`
