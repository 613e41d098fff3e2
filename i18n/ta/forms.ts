export const form = {
  noScript: 'இந்தப் படிவத்துக்கு JavaScript தேவை. அதை இயக்கிவிட்டுப் பக்கத்தை மீண்டும் ஏற்றுங்கள்.',
  networkError: 'இணைய இணைப்பில் பிழை. இணைப்பைச் சரிபார்த்து, மீண்டும் முயலுங்கள்.',
  statusError: (status: number) =>
    `கோரிக்கை தோல்வியடைந்தது (நிலைக் குறியீடு ${status}). ஒரு நிமிடம் கழித்து மீண்டும் முயலுங்கள்.`,
  show: 'காட்டுக',
  /** For screen readers, after `show`: which password it is. */
  shown: (label: string) => `: ${label}`,
  capsLock: 'Caps Lock இயங்குகிறது',
  /** Below an address that looks mistyped; a press corrects it. */
  meant: (host: string) => `${host} என்று திருத்தவா?`,
}
