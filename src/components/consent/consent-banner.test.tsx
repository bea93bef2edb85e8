import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"

import { ConsentBanner } from "~/src/components/consent/consent-banner"

beforeEach(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe = () => undefined
      disconnect = () => undefined
    },
  })
})

function renderBanner(props: Partial<Parameters<typeof ConsentBanner>[0]> = {}) {
  const onChoose = jest.fn()
  render(<ConsentBanner recipients="Google" choice={null} isReopened={false} onChoose={onChoose} {...props} />)
  return { onChoose, banner: screen.getByRole("region", { name: "May your visit be counted?" }) }
}

test("Y3: the banner says who is told, and leads to the privacy policy", () => {
  const { banner } = renderBanner()
  expect(banner).toHaveTextContent("is sent to Google, to count visits.")
  expect(screen.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy")
})

test.each([
  ["Accept", "granted"],
  ["Reject", "denied"],
])("Y3: %s means %s; Escape means nothing", async (name, choice) => {
  const { onChoose } = renderBanner()
  await userEvent.keyboard("{Escape}")
  expect(onChoose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole("button", { name }))
  expect(onChoose.mock.calls).toEqual([[choice]])
})

test("Y3: the banner takes the focus only when it was asked for, and then tells the answer so far", () => {
  expect(renderBanner().banner).not.toHaveFocus()
  document.body.innerHTML = ""
  const { banner } = renderBanner({ isReopened: true, choice: "denied" })
  expect(banner).toHaveFocus()
  expect(banner).toHaveTextContent("So far, you have rejected.")
})
