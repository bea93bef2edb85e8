import { act, render, screen } from "@testing-library/react"
import { lazy, Suspense } from "react"

import { Delayed } from "~/src/components/ui/delayed"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test("C2: a lazy component shows its fallback only after 200 ms", async () => {
  let arrive: (module: { default: () => string }) => void = () => undefined
  const Late = lazy(() => new Promise<{ default: () => string }>((resolve) => (arrive = resolve)))
  render(
    <Suspense fallback={<Delayed>waiting</Delayed>}>
      <Late />
    </Suspense>,
  )
  await act(() => jest.advanceTimersByTimeAsync(199))
  expect(screen.queryByText("waiting")).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(screen.getByText("waiting")).toBeVisible()
  await act(async () => arrive({ default: () => "here" }))
  expect(screen.getByText("here")).toBeVisible()
  expect(screen.queryByText("waiting")).toBeNull()
})
