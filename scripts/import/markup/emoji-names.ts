/** The names of emoji that code hosts and wikis use most, each with its sign. */
const NAMES = `
  +1 👍  -1 👎  art 🎨  bell 🔔  blush 😊  book 📖  books 📚  boom 💥  bug 🐛  bulb 💡  calendar 📅  camera 📷
  checkered_flag 🏁  clap 👏  coffee ☕  computer 💻  construction 🚧  earth_africa 🌍  email 📧
  exclamation ❗  eyes 👀  fire 🔥  gear ⚙️  gift 🎁  globe_with_meridians 🌐  grin 😁  heart ❤️
  heavy_check_mark ✔️  house 🏠  iphone 📱  joy 😂  key 🔑  laughing 😆  link 🔗  lock 🔒  mag 🔍  memo 📝
  muscle 💪  package 📦  page_facing_up 📄  pencil 📝  point_right 👉  pray 🙏  pushpin 📌  question ❓
  raised_hands 🙌  recycle ♻️  rocket 🚀  seedling 🌱  smile 😄  smiley 😃  sparkles ✨  star ⭐  star2 🌟
  sunglasses 😎  sunny ☀️  tada 🎉  thinking 🤔  thumbsup 👍  trophy 🏆  video_camera 📹  warning ⚠️  wave 👋
  white_check_mark ✅  wink 😉  wrench 🔧  x ❌  zap ⚡
`

export const EMOJI = new Map(Array.from(NAMES.matchAll(/(\S+) (\S+)/g), ([, name = "", sign = ""]) => [name, sign]))
