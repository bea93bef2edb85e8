import { startCopyingCode } from "~/src/client/copy/copy-code"
import { openToasts } from "~/src/client/toast/toasts"

const written: string[] = []

beforeEach(() => {
  const clipboard = { writeText: async (text: string) => void written.push(text) }
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard })
  document.body.innerHTML =
    '<figure><pre><code>a <b>b</b>\n<mark>c\n</mark></code></pre><button class="code-copy"><i></i></button></figure><button></button>'
})

test("M3: a button below a block of code copies the whole code, and says so; after the cleanup it does not", async () => {
  const stop = startCopyingCode()
  document.querySelector<HTMLElement>(".code-copy i")?.click()
  document.querySelector<HTMLElement>("body > button")?.click()
  await Promise.resolve()
  expect(written).toEqual(["a b\nc\n"])
  expect(openToasts().map(({ label }) => label)).toEqual(["Code copied"])
  stop()
  document.querySelector<HTMLElement>(".code-copy")?.click()
  expect(written).toHaveLength(1)
})
