/** Texts of the keyboard shortcuts (X1). A separate file, loaded when a key is first pressed. */
export const SHORTCUT_TEXTS = {
  help: "Show this list",
  search: "Search the projects, on their page",
  goHome: "Go to the home page",
  goProjects: "Go to the projects",
  goAbout: "Go to the About page",
  nextProject: "Go to the next project, on a project’s page",
  previousProject: "Go to the previous project",
  followedBy: "then",
  areOn: "Shortcuts are on",
  areOnHint: "While they are off, single keys do nothing on this site. Your browser keeps the choice.",
} as const
