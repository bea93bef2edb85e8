import { countWords, indexedWordsOf, markWords, spellingsOf, wordsOf } from "~/src/lib/search/search-words"

test.each([
  ["L’Écriture, of C++ & “tide-tables”!", "l ecriture of c++ tide tables"],
  // Letters that are typed differently.
  ["Fjordgård på Ålesund, Smørbrød", "fjordgard pa alesund smorbrod"],
  ["Đường phố Hà Nội", "duong pho ha noi"],
  ["Straße STRASSE Łódź Æble œuvre þing", "strasse strasse lodz aeble oeuvre thing"],
  ["İstanbul IRMAK ırmak", "istanbul irmak irmak"],
  ["ΟΔΟΣ οδός", "οδοσ οδοσ"],
  // Full and half width.
  ["ＴＯＷＥＲ ２０２４ ＡＩ", "tower 2024 ai"],
  ["ﾀﾜｰ ﾃﾞｰﾀ", "タワ ワー デー ータ"],
  // Marks of kana are letters.
  ["ガラス カラス ハハ パパ", "ガラ ラス カラ ラス ハハ パパ"],
  // Latin names beside dense scripts.
  ["Node.js入門", "node js 入門"],
  ["使用Vue.js开发", "使用 vue js 开发"],
  ["C#で書く", "c# で書 書く"],
  ["数学C++の本", "数学 c++ の本"],
  ["人工知能,第1回", "人工 工知 知能 第 1 回"],
  ["등대를 React로", "등대 대를 react 로"],
  // Two code units each.
  ["𠮷野家", "𠮷野 野家"],
  // Arabic: vowels, tatweel, digits, and letters that are written for each other.
  ["مَدْرَسَة مدرسه مـــشروع ٢٠٢٤ ۲۰۲۴", "مدرسه مدرسه مشروع 2024 2024"],
  ["أحمد إلى آثار على", "احمد الي اثار علي"],
  ["کتاب كتاب", "كتاب كتاب"],
  // Hebrew: vowels, and the marks of abbreviations.
  ['שָׁלוֹם צה״ל צה"ל תל־אביב', "שלום צהל צהל תל אביב"],
  ["п’ять п'ять пʼять Київ", "пять пять пять киів"],
  ["don’t l'eau rock'n'roll", "don t l eau rock n roll"],
])("W3 J1: the words of %j are %j", (text, words) => {
  expect(wordsOf(text)).toEqual(words.split(" "))
})

test.each([
  ["والمشروع", "والمشروع المشروع مشروع"],
  ["بمشروع للمشروع", "بمشروع مشروع للمشروع مشروع لمشروع"],
  ["כשהמגדלור", "כשהמגדלור שהמגדלור המגדלור מגדלור גדלור"],
  ["データ", "デー ータ タ"],
  ["数", "数"],
  ["tower", "tower"],
])("W3 J1: %j is found by %j", (text, words) => {
  expect(indexedWordsOf(text)).toEqual(words.split(" "))
})

test.each([
  ["المشروع", "مشروع المشروع"],
  ["והמגדלור", "והמגדלור המגדלור מגדלור גדלור"],
  ["tuerme", "tuerme turme"],
  ["tower", "tower"],
])("W3 J1: %j is searched as %j", (word, spellings) => {
  expect(spellingsOf(word)).toEqual(spellings.split(" "))
})

test("a long text without spaces is cut in linear time, and between letters", () => {
  expect(wordsOf("数".repeat(300_000))).toHaveLength(299_999)
  expect(wordsOf("a ".repeat(300_000))).toHaveLength(300_000)
  expect(wordsOf("𠮷".repeat(1000)).every((pair) => pair === "𠮷𠮷")).toBe(true)
})

test.each([
  ["one two three", 3],
  ["設計図は図書館で見つけました", 7],
  ["밤바다의 지도", 2],
  ["使用 Vue", 2],
])("the words of %j are %d", (text, count) => {
  expect(countWords(text)).toBe(count)
})

test.each([
  ["The loom", ["loo"], "The [loo]m"],
  ["Café and a heirloom", ["cafe", "loom"], "[Café] and a heir[loom]"],
  ["An engine in iron", ["in"], "An engine [in] iron"],
  ["Straße", ["strasse"], "[Straße]"],
  ["数学の歴史", ["数学", "歴史"], "[数学]の歴史"],
  ["Nothing", ["else"], "Nothing"],
  ["", ["x"], ""],
])("W3: in %j, what %j has found is marked: %s", (text, found, marked) => {
  const parts = markWords(text, found)
  expect(parts.map((part, index) => (index % 2 === 1 ? `[${part}]` : part)).join("")).toBe(marked)
})
