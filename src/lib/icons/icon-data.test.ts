import { toIcon } from "~/src/lib/icons/icon-data"

test("I1, I2: an icon is its drawing where the build has one, else its name", () => {
  const drawn = { body: "<path/>", width: 24, height: 24 }
  expect(toIcon({ name: "lucide:house", ...drawn })).toEqual(drawn)
  expect(toIcon({ name: "mdi:email", body: null, width: null, height: null })).toEqual({ name: "mdi:email" })
})
