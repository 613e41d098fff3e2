export const richText = {
  toolbar: (label: string) => `எழுத்து வடிவம்: ${label}`,
  actions: {
    strong: 'தடித்த எழுத்து',
    emphasis: 'சாய்ந்த எழுத்து',
    link: 'இணைப்பு',
    heading: 'தலைப்பு',
    bullets: 'புள்ளிப் பட்டியல்',
    numbers: 'எண் பட்டியல்',
    undo: 'மாற்றத்தை நீக்கு',
    redo: 'மீண்டும் செய்',
  },
  full: (max: number) => `இங்கே அதிகபட்சம் ${max} எழுத்துகள் எழுதலாம்.`,
  link: {
    title: 'இணைப்பு',
    address: 'முகவரி',
    addressHint: 'ஓர் இணையப் பக்கம், மின்னஞ்சல் முகவரி அல்லது இந்தத் தளத்தின் பக்கம்.',
    words: 'காட்ட வேண்டிய சொற்கள்',
    fault: 'https://www.example.org போன்ற முகவரியை எழுதுங்கள்.',
    save: 'இணைப்பைச் சேமி',
    remove: 'இணைப்பை நீக்கு',
    cancel: 'ரத்து செய்',
  },
}
