import { useCallback, useEffect, useState } from 'react'
import { readValue, writeValue } from '@/lib/client/indexed-db'
import {
  applyReaderSettings,
  DEFAULT_READER_SETTINGS,
  READER_SETTINGS_KEY,
  type ReaderSettings,
  TEXT_SIZES,
} from '../reader-settings'

/** Saved in this browser for all books. */
export function useReaderSettings() {
  const [settings, setSettings] = useState(DEFAULT_READER_SETTINGS)

  useEffect(() => {
    void readValue<Partial<ReaderSettings>>(READER_SETTINGS_KEY).then((stored) =>
      setSettings((previous) => ({ ...previous, ...stored })),
    )
  }, [])
  useEffect(() => applyReaderSettings(settings), [settings])

  const change = useCallback((update: (previous: ReaderSettings) => ReaderSettings) => {
    setSettings((previous) => {
      const next = update(previous)
      void writeValue(READER_SETTINGS_KEY, next)
      return next
    })
  }, [])
  const stepSize = useCallback(
    (step: 1 | -1 | 0) =>
      change((previous) => ({
        ...previous,
        size: TEXT_SIZES[(step && previous.size + step) - 1] ?? (step ? previous.size : 1),
      })),
    [change],
  )
  return { looks: settings, change, stepSize }
}
