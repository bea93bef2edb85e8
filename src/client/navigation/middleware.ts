import type { Middleware } from "~/src/lib/run-guards"

/** The middleware that routes may name (R3). */
export const MIDDLEWARE: Readonly<Record<string, Middleware>> = {}
