declare module "use-dark-mode" {
  type DarkMode = { value: boolean; enable: () => void; disable: () => void; toggle: () => void }
  type DarkModeOptions = {
    onChange?: (isDark: boolean) => void
    storageKey?: string
    storageProvider?: Pick<Storage, "getItem" | "setItem">
    global?: object
  }
  export default function useDarkMode(initial: boolean, options: DarkModeOptions): DarkMode
}
