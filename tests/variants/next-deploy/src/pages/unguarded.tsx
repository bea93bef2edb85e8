/** Its route names a middleware that does not exist. */
export default function UnguardedPage() {
  return <h1>Unguarded</h1>
}
