import { asIcon, asLink } from "./convert-link"
import { asText, firstText } from "./convert-value"
import { includesName, isFields } from "./field-values"
import { NETWORKS, PROFILE_ADDRESSES } from "./resume-names"

/** Leaves out what is no page elsewhere: an e-mail address, a feed, a place for an address. */
export function profilesOf(value: unknown) {
  const profiles = entriesOf(value).flatMap(([name, item]) => asProfile(name, item) ?? [])
  return profiles.length === 0 ? undefined : profiles
}

/** Returns which pages have no address that follows from a user's name. */
export function remarkOnProfiles(value: unknown): string | undefined {
  const missing = entriesOf(value).flatMap(([name, item]) => {
    const isPage = asText(item) !== undefined && !includesName("email mail e_mail rss feed phone", name)
    return isPage && name !== "" && asProfile(name, item) === undefined ? [name] : []
  })
  return missing.length === 0 ? undefined : `Add the address of your page at ${missing.join(", ")}.`
}

/** Returns each entry with the name of its network, as far as it is given. */
function entriesOf(value: unknown): [name: string, item: unknown][] {
  // Jekyll lists the addresses below the owner's name.
  if (isFields(value) && Array.isArray(value.links)) return entriesOf(value.links)
  // The site itself is not elsewhere.
  if (isFields(value) && firstText(value, "url href link") === undefined)
    return Object.entries(value).filter(([name]) => !includesName("website homepage site", name))
  const items = Array.isArray(value) ? value : [value]
  return items.map((item) => [firstText(item, "network platform name label title icon") ?? "", item])
}

function asProfile(name: string, value: unknown) {
  const { url, label } = asLink(addressAt(name, value) ?? value) ?? { url: "" }
  if (!url.startsWith("https:")) return undefined
  const { hostname } = new URL(url)
  const [, site = ""] = /^(?:\w{2,3}\.)?([\w-]+)\.\w+$/.exec(hostname) ?? []
  const network = networkOf(site) ?? networkOf(name) ?? hostname
  return { label: label ?? network, url, icon: asIcon(network.toLowerCase()) ?? "lucide:link" }
}

/** Returns the address of a user's page at a network; undefined for what is an address already. */
function addressAt(name: string, value: unknown): string | undefined {
  const user = (firstText(value, "username user handle") ?? asText(value))?.replace(/^@/, "")
  const [, ownName, host] = /^([\w-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(user ?? "") ?? []
  const network = networkOf(name.replace(/[_\s-]?(?:user_?name|handle|url)$/i, ""))
  if (network === "Mastodon" && host !== undefined) return `https://${host}/@${ownName}`
  const before = network && PROFILE_ADDRESSES[network]
  return before && user && /^[\w.-]+$/.test(user) ? `https://${before}${user}` : undefined
}

function networkOf(name: string): string | undefined {
  return NETWORKS.find((names) => includesName(names, name))?.split(" ")[0]
}
