import { LANGUAGES } from "~/src/lib/texts/languages"
import { setLanguage } from "~/tests/set-language"

async function datesIn(language: string) {
  setLanguage(language)
  return import("~/src/lib/dates")
}

test.each([
  ["1843", "1843"],
  ["1843-07", "July 1843"],
  ["1843-07-01", "1 July 1843"],
  // The tests run west of Greenwich, where a date read as UTC would be a day earlier.
  ["2024-01", "January 2024"],
  ["2024-01-01", "1 January 2024"],
  ["0099", "99"],
])("%s is %s", async (date, text) => {
  const { formatDate } = await datesIn("en-GB")
  expect(new Date().getTimezoneOffset()).toBeGreaterThan(0)
  expect(formatDate(date, "en-GB")).toBe(text)
})

test.each([
  ["1843-07", "1843-09", "July – September 1843"],
  ["1842-10", "1843-09", "October 1842 – September 1843"],
  ["1843", "1843", "1843"],
  ["1840", "1841", "1840–1841"],
  ["1843", "1843-05", "1843 – May 1843"],
  ["1843-05-01", "1843-07", "1 May – July 1843"],
  ["1843", null, "1843"],
  ["2024-05", "present", "May 2024 – present"],
] as const)("the period from %s to %s is “%s”", async (start, end, text) => {
  const { formatPeriod } = await datesIn("en-GB")
  expect(formatPeriod(start, end, "en-GB")).toBe(text)
})

const PERIODS = [
  ["2019", "2022"],
  ["2024-05", "2024-09"],
  ["2023-05", "2024-09"],
  ["2024-05-01", "2024-05-12"],
  ["2023-05-01", "2024-06-12"],
  ["2027", "present"],
] as const

/** The periods above. A mark of direction begins those from right to left. */
const IN_LANGUAGES: Record<string, string> = {
  ar: "\u200f2019–\u200f2022 | \u200fمايو – \u200fسبتمبر 2024 | \u200fمايو 2023 – \u200fسبتمبر 2024 | \u200f1 مايو – \u200f12 مايو 2024 | \u200f1 مايو 2023 – \u200f12 يونيو 2024 | \u200f2027 – حتى الآن",
  "ar-EG":
    "\u200f٢٠١٩–\u200f٢٠٢٢ | \u200fمايو – \u200fسبتمبر ٢٠٢٤ | \u200fمايو ٢٠٢٣ – \u200fسبتمبر ٢٠٢٤ | \u200f١ مايو – \u200f١٢ مايو ٢٠٢٤ | \u200f١ مايو ٢٠٢٣ – \u200f١٢ يونيو ٢٠٢٤ | \u200f٢٠٢٧ – حتى الآن",
  de: "2019–2022 | Mai – September 2024 | Mai 2023 – September 2024 | 1. Mai – 12. Mai 2024 | 1. Mai 2023 – 12. Juni 2024 | 2027 – heute",
  en: "2019–2022 | May – September 2024 | May 2023 – September 2024 | May 1 – May 12, 2024 | May 1, 2023 – June 12, 2024 | 2027 – present",
  "en-US":
    "2019–2022 | May – September 2024 | May 2023 – September 2024 | May 1 – May 12, 2024 | May 1, 2023 – June 12, 2024 | 2027 – present",
  es: "2019–2022 | mayo – septiembre de 2024 | mayo de 2023 – septiembre de 2024 | 1 de mayo – 12 de mayo de 2024 | 1 de mayo de 2023 – 12 de junio de 2024 | 2027 – actualidad",
  fr: "2019–2022 | mai – septembre 2024 | mai 2023 – septembre 2024 | 1 mai – 12 mai 2024 | 1 mai 2023 – 12 juin 2024 | 2027 – aujourd’hui",
  he: "\u200f2019–\u200f2022 | \u200fמאי – \u200fספטמבר 2024 | \u200fמאי 2023 – \u200fספטמבר 2024 | \u200f1 במאי – \u200f12 במאי 2024 | \u200f1 במאי 2023 – \u200f12 ביוני 2024 | \u200f2027 – היום",
  it: "2019–2022 | maggio – settembre 2024 | maggio 2023 – settembre 2024 | 1 maggio – 12 maggio 2024 | 1 maggio 2023 – 12 giugno 2024 | 2027 – oggi",
  ja: "2019年～2022年 | 2024年5月～9月 | 2023年5月～2024年9月 | 2024年5月1日～5月12日 | 2023年5月1日～2024年6月12日 | 2027年～現在",
  ko: "2019년~2022년 | 2024년 5월~9월 | 2023년 5월~2024년 9월 | 2024년 5월 1일~5월 12일 | 2023년 5월 1일~2024년 6월 12일 | 2027년~현재",
  nl: "2019–2022 | mei – september 2024 | mei 2023 – september 2024 | 1 mei – 12 mei 2024 | 1 mei 2023 – 12 juni 2024 | 2027 – heden",
  pl: "2019–2022 | maj – wrzesień 2024 | maj 2023 – wrzesień 2024 | 1 maja – 12 maja 2024 | 1 maja 2023 – 12 czerwca 2024 | 2027 – obecnie",
  pt: "2019–2022 | maio – setembro de 2024 | maio de 2023 – setembro de 2024 | 1 de maio – 12 de maio de 2024 | 1 de maio de 2023 – 12 de junho de 2024 | 2027 – atual",
  tr: "2019–2022 | Mayıs – Eylül 2024 | Mayıs 2023 – Eylül 2024 | 1 Mayıs – 12 Mayıs 2024 | 1 Mayıs 2023 – 12 Haziran 2024 | 2027 – günümüz",
  uk: "2019–2022 | травень – вересень 2024 р. | травень 2023 р. – вересень 2024 р. | 1 травня – 12 травня 2024 р. | 1 травня 2023 р. – 12 червня 2024 р. | 2027 – дотепер",
  zh: "2019年—2022年 | 2024年5月—9月 | 2023年5月—2024年9月 | 2024年5月1日—5月12日 | 2023年5月1日—2024年6月12日 | 2027年—至今",
  ca: "2019–2022 | maig – setembre del 2024 | maig del 2023 – setembre del 2024 | 1 de maig – 12 de maig del 2024 | 1 de maig del 2023 – 12 de juny del 2024 | 2027 – present",
  fa: "\u200f۲۰۱۹–\u200f۲۰۲۲ | \u200fمهٔ – \u200fسپتامبر ۲۰۲۴ | \u200fمهٔ ۲۰۲۳ – \u200fسپتامبر ۲۰۲۴ | \u200f۱ مهٔ – \u200f۱۲ مهٔ ۲۰۲۴ | \u200f۱ مهٔ ۲۰۲۳ – \u200f۱۲ ژوئن ۲۰۲۴ | \u200f۲۰۲۷ – present",
  hu: "2019.–2022. | 2024. május – szeptember | 2023. május – 2024. szeptember | 2024. május 1. – május 12. | 2023. május 1. – 2024. június 12. | 2027. – present",
  sv: "2019–2022 | maj – september 2024 | maj 2023 – september 2024 | 1 maj – 12 maj 2024 | 1 maj 2023 – 12 juni 2024 | 2027 – present",
  th: "2019–2022 | พฤษภาคม – กันยายน 2024 | พฤษภาคม 2023 – กันยายน 2024 | 1 พฤษภาคม – 12 พฤษภาคม 2024 | 1 พฤษภาคม 2023 – 12 มิถุนายน 2024 | 2027 – present",
}

test("J1: every shipped language is in the table", () => {
  expect(Object.keys(LANGUAGES).filter((key) => !Object.hasOwn(IN_LANGUAGES, key))).toEqual([])
})

test.each(Object.entries(IN_LANGUAGES))("J1: years, months and days of periods in %s", async (language, texts) => {
  const { formatPeriod } = await datesIn(language)
  expect(PERIODS.map(([start, end]) => formatPeriod(start, end, language))).toEqual(texts.split(" | "))
})
