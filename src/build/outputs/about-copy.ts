import type { Element } from "hast"
import { h } from "hastscript"

import type { PdfEntry, PdfResume, PdfText } from "~/src/build/resume-pdf/describe-resume"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import { RESUME_TEXTS } from "~/src/lib/resume/resume-texts"
import { TEXTS } from "~/src/lib/texts"

import { type CopiedText, copiedFact, copiedLink, copiedList, copiedSection } from "./copied-list"

/** Returns what the About page shows below its text: the résumé, e-mail address and profiles. */
export function aboutCopy({ author, profiles }: SiteSettings, resume: PdfResume | null): Element[] {
  const email = author.email === undefined ? [] : [copiedLink(author.email, `mailto:${author.email}`)]
  const contacts = [...email, ...profiles.map(({ label, url }) => copiedLink(label, url))]
  const sections = resume?.sections ?? []
  return [
    ...sections.flatMap(({ heading, entries }) => [h("h2", heading), ...entries.flatMap(copyEntry)]),
    ...copiedSection(email.length === 0 ? TEXTS.profiles : TEXTS.contact, contacts),
  ]
}

function copyEntry({ title, role, aside, facts = [], summary, highlights = [], projects = [] }: PdfEntry): Element[] {
  const details = [title && role, aside, ...facts].filter(Boolean).join(" · ")
  const parts = [
    title ? h("h3", toCopied(title)) : role && h("h4", role),
    details && h("p", details),
    summary && h("p", summary),
    highlights.length > 0 && copiedList(highlights),
    projects.length > 0 && h("p", copiedFact(RESUME_TEXTS.resume.projects, ...projects.map(toCopied))),
  ]
  return parts.filter((part) => typeof part === "object" && part !== null)
}

function toCopied(text: PdfText): CopiedText {
  return typeof text === "string" ? text : copiedLink(text.text, text.url)
}
