const size = (bytes: number) => {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`
  const isLarge = bytes >= 1_000_000_000
  return `${(bytes / (isLarge ? 1_000_000_000 : 1_000_000)).toFixed(1)} ${isLarge ? 'GB' : 'MB'}`
}

export const keep = {
  size,
  keep: (bytes: number) => `इस फ़ोन या कंप्यूटर पर रखें · ${size(bytes)}`,
  loading: (percent: number) => `लोड हो रहा है, ${percent}%`,
  kept: 'इस फ़ोन या कंप्यूटर पर रखी है',
  faults: {
    full: 'यहाँ इसके लिए जगह नहीं बची है। रखी हुई कोई चीज़ हटाएँ या थोड़ी जगह खाली करें। फिर कोशिश करें।',
    connection: 'कनेक्शन टूट गया। फिर कोशिश करें: जो लोड हो चुका है, वह यहीं रहता है।',
    refused: 'आप लॉग आउट हो गए हैं, या अब इस तक आपकी पहुँच नहीं है। पेज फिर से लोड करें।',
  },
}
