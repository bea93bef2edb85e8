/** Shows as much of each image of a pair as its slider says, which the visitor may have moved before. It ends with the text. */
export function watchComparisons(text: Element | null): void {
  for (const slider of text?.querySelectorAll<HTMLInputElement>(".compare input") ?? []) {
    const show = () => slider.parentElement?.style.setProperty("--at", `${slider.value}%`)
    slider.oninput = show
    show()
  }
}
