import { useEffect, useState } from "react"

/** Breaks in the browser, after it was drawn; with `?status`, with a status of its own. */
export default function ThrowsPage() {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  if (isLive) throw Object.assign(new Error("This page is broken."), window.location.search ? { status: 418 } : {})
  return <h1>Still whole</h1>
}
