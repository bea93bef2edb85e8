import { translateText } from "./translate-text"

const PLACE = {
  ...{ file: "content/notes/a/index.md", isMdx: false, pages: [], files: [], lists: new Map(), hosts: [] },
  former: "/posts/a",
}

test.each<[text: string, body: string, kept: string[]]>([
  ['The {{< tooltip term="LFX" >}} pays.', "The LFX pays.", ["tooltip"]],
  ['{{< box title="No" >}}\nA {{< abbr "x" text="word" />}}.\n{{< /box >}}\n', "A word.\n", ["box", "abbr"]],
  ["{{< comment >}}Secret{{< /comment >}}", "<!-- {{< comment >}}Secret{{< /comment >}} -->", []],
  ['{{< chart "a" >}}', '<!-- {{< chart "a" >}} -->', []],
  ['`{{< tooltip term="LFX" >}}`', '`{{< tooltip term="LFX" >}}`', []],
])("of %j, %j stays", (text, body, kept) => {
  expect(translateText(text, PLACE)).toMatchObject({ body, kept, isWhole: true })
})
