import sharp from "sharp"

/**
 * Draws the site's icons.
 */
export async function siteIcons(initials: string): Promise<Record<string, string | Buffer>> {
  const light = drawIcon(initials, { ground: "#18181b", ink: "#ffffff" })
  return {
    "static/favicon-light.svg": light,
    "static/favicon-dark.svg": drawIcon(initials, { ground: "#f4f4f5", ink: "#18181b" }),
    "static/icon.png": await sharp(Buffer.from(light), { density: 72 * (512 / 32) })
      .resize(512, 512)
      .flatten({ background: "#18181b" })
      .png()
      .toBuffer(),
  }
}

function drawIcon(initials: string, { ground, ink }: { ground: string; ink: string }) {
  const text = initials.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/><text x="16" y="21.5" text-anchor="middle" font-family="sans-serif" font-weight="bold" font-size="15" fill="${ink}">${text}</text></svg>\n`
}
