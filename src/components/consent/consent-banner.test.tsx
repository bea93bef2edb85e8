import { render, screen } from "@testing-library/react"

import { ConsentBanner } from "~/src/components/consent/consent-banner"

test("Y3: the banner names the recipients, links to the privacy policy and leaves the focus alone", () => {
  const ResizeObserver = jest.fn(() => ({ observe: () => undefined, disconnect: () => undefined }))
  Object.assign(globalThis, { ResizeObserver })
  render(<ConsentBanner recipients="Google" choice={null} isReopened={false} onChoose={() => undefined} />)
  const banner = screen.getByRole("region", { name: "May your visit be counted?" })
  expect(banner).toHaveTextContent("is sent to Google, to count visits.")
  expect(screen.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy")
  expect(banner).not.toHaveFocus()
})
