import { useEffect, useState } from "react"

/** Throws in the browser after hydration; with `?status`, an error with a status. */
export default function ThrowsPage() {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  if (isLive) throw Object.assign(new Error("This page is broken."), window.location.search ? { status: 418 } : {})
  return <h1>Still whole</h1>
}
