/** Texts of the About page and the résumé (X1). A separate file, so that no other page loads them. */
export const RESUME_TEXTS = {
  availability: {
    available: { now: "Available for work", later: (date: string) => `Available for work from ${date}` },
    limited: { now: "Limited availability", later: (date: string) => `Limited availability from ${date}` },
    unavailable: { now: "Not available for work", later: (date: string) => `Not available for work before ${date}` },
  },
  resume: {
    work: "Work",
    education: "Education",
    volunteer: "Volunteering",
    skills: "Skills",
    languages: "Languages",
    awards: "Awards",
    certificates: "Certificates",
    publications: "Publications",
    interests: "Interests",
    references: "References",
    projects: "Projects",
    asJson: "Résumé as JSON",
    asPdf: "Résumé as PDF",
    title: (name: string) => `${name}: résumé`,
  },
} as const
