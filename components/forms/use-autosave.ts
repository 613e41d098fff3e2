'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { type AutosaveOptions, createAutosave } from '@/lib/client/autosave'

export function useAutosave<Values extends object>(options: AutosaveOptions<Values>) {
  const [autosave] = useState(() => createAutosave(options))
  const snapshot = useSyncExternalStore(autosave.subscribe, autosave.read, autosave.read)
  useEffect(() => autosave.start(), [autosave])
  return { ...snapshot, change: autosave.change, save: autosave.save, read: autosave.read }
}
