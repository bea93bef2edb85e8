/**
 * What the sections and fields of résumés are called elsewhere: in drafts of JSON Resume, LinkedIn exports and themes. Names are
 * compared without case, spaces, `_` and `-`.
 */
export const RESUME_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "": {
    basics: "basic personal personal_info personal_information contact profile header",
    work: "experience experiences employment jobs work_experience professional_experience work_history positions career",
    volunteer: "volunteering volunteer_experience community",
    education: "studies schools academic_background",
    awards: "honors honours prizes",
    certificates: "certifications certification licenses licences",
    publications: "papers articles",
    skills: "skill_set competencies technical_skills expertise",
    languages: "language spoken_languages",
    interests: "hobbies",
    references: "referees testimonials recommendations recommendations_received",
  },
  basics: {
    name: "full_name",
    label: "title job_title headline tagline position role",
    image: "picture photo avatar",
    email: "mail e_mail email_address",
    phone: "telephone tel mobile phone_number phone_numbers",
    profiles: "social socials social_links social_networks networks links",
  },
  "basics.location": {
    address: "street",
    postalCode: "zip zip_code postcode postal",
    city: "town location geo_location",
    region: "state province country",
  },
  "basics.profiles": { network: "platform name label site", username: "handle user" },
  work: {
    name: "company employer organization organisation org company_name institution",
    location: "city place where",
  },
  volunteer: { organization: "organisation org company company_name name institution" },
  education: {
    institution: "school school_name university college institute organization name",
    area: "major field field_of_study subject program programme discipline",
    studyType: "degree degree_name qualification type",
    score: "gpa grade mark",
    courses: "coursework classes modules activities",
  },
  awards: {
    title: "name award",
    date: "year awarded received issued_on",
    awarder: "issuer by organization organisation org institution awarded_by",
  },
  certificates: {
    name: "title certificate",
    issuer: "authority organization org by issuing_organization awarder",
    date: "year issued issue_date started_on",
  },
  publications: {
    name: "title",
    publisher: "journal venue conference publication where",
    releaseDate: "date year published published_on",
  },
  skills: {
    name: "category skill title group area",
    keywords: "items list technologies tools details skills",
    level: "proficiency",
  },
  languages: { language: "name lang", fluency: "level proficiency" },
  interests: { name: "title interest", keywords: "items list" },
  references: { name: "author person", reference: "text quote content testimonial recommendation" },
}

/** What fields of more than one section are called elsewhere. */
export const SHARED_NAMES: Readonly<Record<string, string>> = {
  position: "role title job_title job",
  startDate: "start from date_start begin started started_on",
  endDate: "end to until date_end ended finished_on graduation graduation_date graduated",
  highlights: "bullets achievements responsibilities points duties accomplishments details tasks",
  url: "website websites homepage link href site portfolio company_url",
  summary: "description text content about bio objective profile abstract",
}

/** What no single field holds: halves of a name, and a start and an end in one text, such as `2018 – 2020`. */
export const PARTIAL_NAMES = {
  first: "first_name given_name",
  last: "last_name family_name surname",
  period: "duration period dates date years year when time",
}

/** Each network by its name, then by what its addresses call it. */
export const NETWORKS: readonly string[] = [
  ..."GitHub GitLab LinkedIn Instagram YouTube Dribbble Behance CodePen Medium ORCID Facebook Xing".split(" "),
  ...["X twitter", "Mastodon fosstodon mathstodon hachyderm", "Bluesky bsky"],
]
