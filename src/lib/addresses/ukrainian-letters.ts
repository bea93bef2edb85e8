/** The official table (Cabinet of Ministers, No. 55 of 27 January 2010). зг is not zh, which is ж. */
const TABLE =
  "зг=zgh а=a б=b в=v г=h ґ=g д=d е=e є=ie ж=zh з=z и=y і=i ї=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ю=iu я=ia"
const LETTERS = new Map(TABLE.split(" ").map((row) => row.split("=") as [string, string]))
const AT_THE_BEGINNING: Record<string, string> = { є: "ye", ї: "yi", й: "y", ю: "yu", я: "ya" }
const LEFT_OUT = /ь|(?<=\p{sc=Cyrl})['’ʼ](?=\p{sc=Cyrl})/gu

/**
 * Returns a text in lowercase, with Latin letters for Ukrainian ones if it is in Ukrainian; other languages share most of them.
 * @example latinFromUkrainian("Київ", "uk") → "kyiv"
 */
export function latinFromUkrainian(text: string, language: string): string {
  const lower = text.normalize("NFC").toLowerCase()
  if (language.split("-")[0] !== "uk") return lower
  return lower
    .replace(LEFT_OUT, "")
    .replace(/(?<!\p{L})[єїйюя]/gu, (letter) => AT_THE_BEGINNING[letter] ?? letter)
    .replace(/зг|[а-яєіїґ]/g, (letter) => LETTERS.get(letter) ?? letter)
}
