// One line on a terminal that says how far a long command is; nothing where nobody looks.

const BAR_CHARACTERS = 24
const REDRAW_MS = 100

export interface Progress {
  bytes(read: number, total: number | null): void
  text(text: string): void
  /** Wipes the line, so that something else can be printed. */
  clear(): void
}

export function createProgress({ stderr, clock }: { stderr: NodeJS.WriteStream; clock: () => number }): Progress {
  if (!stderr.isTTY) return { bytes() {}, text() {}, clear() {} }
  const state = { bar: '', text: '', drawnAt: 0 }
  const draw = (): void => {
    if (Math.abs(clock() - state.drawnAt) < REDRAW_MS) return
    state.drawnAt = clock()
    stderr.write(
      `\r\x1b[K${[state.bar, state.text]
        .filter((part) => part !== '')
        .join(' ')
        .slice(0, stderr.columns - 1)}`,
    )
  }
  return {
    bytes(read, total) {
      state.bar = total ? barOf(read / total) : `${(read / 1e6).toFixed(1)} MB`
      draw()
    },
    text(text) {
      state.text = text
      draw()
    },
    clear: () => void stderr.write('\r\x1b[K'),
  }
}

function barOf(share: number): string {
  const full = Math.min(BAR_CHARACTERS, Math.round(share * BAR_CHARACTERS))
  return `[${'#'.repeat(full)}${' '.repeat(BAR_CHARACTERS - full)}] ${Math.min(100, Math.floor(share * 100))}%`
}
