import { emitAppEvent, onAppEvent } from "~/src/client/report-chunk-error"

test("listeners hear their own kind of event until they stop", () => {
  const heard: string[] = []
  const stop = onAppEvent("new-build", ({ id }) => heard.push(id))
  emitAppEvent("new-build", { id: "a" })
  emitAppEvent("app-error", { error: new Error("other") })
  stop()
  emitAppEvent("new-build", { id: "b" })
  expect(heard).toEqual(["a"])
})

test("a listener that throws is reported and does not keep the others from hearing", () => {
  const reported = jest.fn()
  Object.assign(globalThis, { reportError: reported })
  const heard: string[] = []
  const stops = [
    onAppEvent("new-build", () => {
      throw new Error("broken listener")
    }),
    onAppEvent("new-build", ({ id }) => heard.push(id)),
  ]
  emitAppEvent("new-build", { id: "a" })
  for (const stop of stops) stop()
  expect(heard).toEqual(["a"])
  expect(reported).toHaveBeenCalledWith(new Error("broken listener"))
})
