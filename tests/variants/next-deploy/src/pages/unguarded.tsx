/** Names a middleware that nobody wrote. */
export default function UnguardedPage() {
  return <h1>Unguarded</h1>
}
