import { withCleanup } from "./run-command"

test("after its work, and when a signal ends the process, a command cleans up", async () => {
  const exit = jest.spyOn(process, "exit").mockImplementation()
  const listeners = process.listenerCount("SIGINT")
  const cleanUp = jest.fn()
  expect(await withCleanup(() => 1, cleanUp)).toBe(1)
  await expect(withCleanup(() => Promise.reject(new Error("x")), cleanUp)).rejects.toThrow("x")
  expect(cleanUp).toHaveBeenCalledTimes(2)
  void withCleanup(() => new Promise(jest.fn()), cleanUp)
  process.emit("SIGINT", "SIGINT")
  expect(cleanUp).toHaveBeenCalledTimes(3)
  expect(exit).toHaveBeenCalledWith(130)
  process.off("SIGTERM", process.listeners("SIGTERM").at(-1) ?? jest.fn())
  expect(process.listenerCount("SIGINT")).toBe(listeners)
})
