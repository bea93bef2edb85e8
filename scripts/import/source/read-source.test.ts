import { inYaml } from "./read-source"

test.each([
  [
    '+++\n# Mine\ntitle = "A = B"\n\nsummary=\'It" # s\' # S\ndate = 2024-05-01\ndraft = true\ntags = ["a", \'b\',]\n+++\nText = 1\n',
    "---\ntitle: A = B\nsummary: 'It\" # s'\ndate: 2024-05-01\ndraft: true\ntags:\n  - a\n  - b\n# Mine\n# S\n---\nText = 1\n",
  ],
  [
    '+++\ntitle = "L # 1" # first\nsummary = \'S.\'\ntags = [\n  "a", # don\'t\n]\noutcome = ["""\nOne \\""" # no\ntwo""""]#last\n+++\nText\n',
    '---\ntitle: "L # 1"\nsummary: S.\ntags:\n  - a\noutcome:\n  - |-\n    One """ # no\n    two"\n# first\n# don\'t\n#last\n---\nText\n',
  ],
  [
    "+++\nmood = nan\n[size]\nfrom = -inf\nto = 9223372036854775807\nat = 2024-06-24T14:38:33+02:00\n+++\n",
    "---\nmood: .nan\nsize:\n  from: -.inf\n  to: 9223372036854775807\n  at: 2024-06-24T14:38:33.000+02:00\n---\n",
  ],
])("front matter in TOML becomes YAML, with its comments: %j", (text, expected) => {
  expect(inYaml(text)).toBe(expected)
})

test.each(["+++\ntitle = [\n+++\n", "+++\n+++\n", "---\ntitle: A\n---\n\n+++\nb = 1\n+++\n"])(
  "%j has no front matter in TOML that can be read, and stays",
  (text) => expect(inYaml(text)).toBe(text),
)
