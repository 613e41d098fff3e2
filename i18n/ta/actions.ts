export const action = {
  undo: 'ரத்து செய்க',
  waiting: (action: string) => `${action}: சில விநாடிகளில்.`,
  busy: 'சற்றுப் பொறுங்கள்...',
  done: (action: string) => `${action}: முடிந்தது.`,
  failure: 'இதைச் செய்ய முடியவில்லை. மீண்டும் முயலுங்கள்.',
  noScript: 'இந்தப் பக்கத்தின் பொத்தான்களுக்கு JavaScript தேவை. அதை இயக்கிவிட்டுப் பக்கத்தை மீண்டும் ஏற்றுங்கள்.',
}
