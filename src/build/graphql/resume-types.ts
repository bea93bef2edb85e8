/** The résumé as maintainers query it: what the About page shows. Contact data is no part of it. */
export const resumeTypeDefs = /* GraphQL */ `
  "The owner's résumé: \`content/resume.json\` in the format JSON Resume, without contact data. Dates keep the precision they are written with."
  type Resume implements Node @childOf(types: ["File"]) @dontInfer {
    "Jobs, in the order of the file. Neighbours with one name are roles at one employer."
    work: [ResumeWork!]!
    "Unpaid work, in the order of the file."
    volunteer: [ResumeVolunteer!]!
    "Schools and studies, in the order of the file."
    education: [ResumeEducation!]!
    "What the owner can do, and the projects that prove it."
    skills: [ResumeSkill!]!
    "Languages and how well they are known."
    languages: [ResumeLanguage!]!
    "Prizes and honours."
    awards: [ResumeAward!]!
    "Certificates of somebody else that something is known or done."
    certificates: [ResumeCertificate!]!
    "What was printed."
    publications: [ResumePublication!]!
    "What the owner does besides."
    interests: [ResumeInterest!]!
    "What others say of the owner."
    references: [ResumeReference!]!
  }

  "One role at an employer."
  type ResumeWork {
    "By which projects name this job in \`experience\`; the end of its address on the About page."
    id: String
    "The employer."
    name: String!
    "What the employer is, in a few words."
    description: String
    "Where it was done."
    location: String
    "The owner's role."
    position: String
    "The employer's home page; always https."
    url: String
    "When it began."
    startDate: String
    "When it ended; null while it goes on."
    endDate: String
    "What it was, in a sentence or two."
    summary: String
    "What came of it, line by line."
    highlights: [String!]!
    "The projects whose \`experience\` is this job's id, newest first."
    projects: [Project!]!
  }

  "One role of unpaid work."
  type ResumeVolunteer {
    "For whom."
    organization: String!
    "The owner's role."
    position: String
    "The organisation's home page; always https."
    url: String
    "When it began."
    startDate: String
    "When it ended; null while it goes on."
    endDate: String
    "What it was, in a sentence or two."
    summary: String
    "What came of it, line by line."
    highlights: [String!]!
  }

  "A school, or a course of study."
  type ResumeEducation {
    "Where, or with whom."
    institution: String!
    "Its home page; always https."
    url: String
    "What was studied."
    area: String
    "The kind of study or degree."
    studyType: String
    "When it began."
    startDate: String
    "When it ended; null while it goes on."
    endDate: String
    "The final grade."
    score: String
    "Courses, one per entry."
    courses: [String!]!
  }

  "Something the owner can do."
  type ResumeSkill {
    "What it is called."
    name: String!
    "How well, in the owner's words."
    level: String
    "What belongs to it."
    keywords: [String!]!
    "The projects that prove it, as the résumé lists them."
    projects: [Project!]!
  }

  "A language."
  type ResumeLanguage {
    "Its name."
    language: String!
    "How well, in the owner's words."
    fluency: String
  }

  "A prize or an honour."
  type ResumeAward {
    "What it is called."
    title: String!
    "When it was given."
    date: String
    "Who gave it."
    awarder: String
    "For what, in a sentence or two."
    summary: String
  }

  "A certificate."
  type ResumeCertificate {
    "What it is called."
    name: String!
    "When it was given."
    date: String
    "Where it can be looked up; always https."
    url: String
    "Who gave it."
    issuer: String
  }

  "Something that was printed."
  type ResumePublication {
    "Its title."
    name: String!
    "Who published it, or where."
    publisher: String
    "When it appeared."
    releaseDate: String
    "Where it can be read; always https."
    url: String
    "What it is about, in a sentence or two."
    summary: String
  }

  "Something the owner does besides."
  type ResumeInterest {
    "What it is."
    name: String!
    "What belongs to it."
    keywords: [String!]!
  }

  "What somebody says of the owner."
  type ResumeReference {
    "Who says it."
    name: String
    "The words."
    reference: String!
  }
`
