import { act, render, screen } from "@testing-library/react"

import { Delayed } from "~/src/components/ui/delayed"

test("C2: a lazy component shows its fallback only after 200 ms", () => {
  jest.useFakeTimers()
  render(<Delayed>waiting</Delayed>)
  act(() => jest.advanceTimersByTime(199))
  expect(screen.queryByText("waiting")).toBeNull()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByText("waiting")).toBeVisible()
})
