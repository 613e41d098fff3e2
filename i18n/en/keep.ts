const size = (bytes: number) => {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`
  const isLarge = bytes >= 1_000_000_000
  return `${(bytes / (isLarge ? 1_000_000_000 : 1_000_000)).toFixed(1)} ${isLarge ? 'GB' : 'MB'}`
}

export const keep = {
  size,
  keep: (bytes: number) => `Keep on this device · ${size(bytes)}`,
  loading: (percent: number) => `Loading, ${percent}%`,
  kept: 'Kept on this device',
  faults: {
    full: 'This device has no space left for it. Remove something that you keep, or free some space. Then try again.',
    connection: 'The connection failed. Try again: what has loaded stays here.',
    refused: 'You are logged out, or you no longer have access to it. Reload the page.',
  },
}
