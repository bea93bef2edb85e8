import { watchComparisons } from "./watch-comparisons"

test("a pair of images shows what its slider says, also if it was moved before the app was live", () => {
  document.body.innerHTML = '<div><figure class="compare"><input type="range" value="50"></figure></div>'
  const [figure, slider] = [document.querySelector("figure"), document.querySelector("input")]
  if (figure === null || slider === null) throw new Error("The figure has no slider.")
  slider.value = "30"
  watchComparisons(document.querySelector("div"))
  expect(figure.style.getPropertyValue("--at")).toBe("30%")
  slider.value = "80"
  slider.dispatchEvent(new Event("input"))
  expect(figure.style.getPropertyValue("--at")).toBe("80%")
})
