import { act, render, screen } from "@testing-library/react"

import { Tooltip } from "~/src/components/ui/tooltip"

const nothingAsked = () => null

beforeAll(() => {
  const ignore = () => undefined
  Object.assign(window, {
    ResizeObserver: class {
      observe = ignore
      disconnect = ignore
      unobserve = ignore
    },
  })
})
beforeEach(() => jest.useFakeTimers())

function openByKeyboard(): HTMLElement {
  render(
    <>
      <button type="button" data-tooltip="Its name">
        a
      </button>
      <Tooltip takeFirst={nothingAsked} />
    </>,
  )
  const trigger = screen.getByRole("button")
  jest.spyOn(trigger, "matches").mockReturnValue(true)
  act(() => trigger.focus())
  return trigger
}

function pressEscape(trigger: HTMLElement): void {
  trigger.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))
}

function wait(ms: number): Promise<void> {
  return act(async () => void (await jest.advanceTimersByTimeAsync(ms)))
}

test.each([0, 5, 1000])("U4: Escape removes the bubble %d ms after the focus has opened it", async (ms) => {
  const trigger = openByKeyboard()
  await wait(ms)
  expect(screen.getByRole("tooltip")).toHaveTextContent("Its name")
  pressEscape(trigger)
  // On a busy machine several timers end before React renders: here, all of the first wait.
  for (let render = 0; render < 4; render += 1) await wait(1000)
  expect(screen.queryByRole("tooltip")).toBeNull()
})
