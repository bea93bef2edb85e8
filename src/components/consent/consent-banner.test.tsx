import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"

import { ConsentBanner } from "~/src/components/consent/consent-banner"

beforeEach(() => {
  const ResizeObserver = jest.fn(() => ({ observe: () => undefined, disconnect: () => undefined }))
  Object.assign(globalThis, { ResizeObserver })
})

function renderBanner(props: Partial<Parameters<typeof ConsentBanner>[0]> = {}) {
  const onChoose = jest.fn()
  render(<ConsentBanner recipients="Google" choice={null} isReopened={false} onChoose={onChoose} {...props} />)
  return { onChoose, banner: screen.getByRole("region", { name: "May your visit be counted?" }) }
}

test("Y3: the banner names the recipients, links to the privacy policy and leaves the focus alone", () => {
  const { banner } = renderBanner()
  expect(banner).toHaveTextContent("is sent to Google, to count visits.")
  expect(screen.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy")
  expect(banner).not.toHaveFocus()
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

test("Y3: a reopened banner takes the focus and shows the current answer", () => {
  const { banner } = renderBanner({ isReopened: true, choice: "denied" })
  expect(banner).toHaveFocus()
  expect(banner).toHaveTextContent("So far, you have rejected.")
})
