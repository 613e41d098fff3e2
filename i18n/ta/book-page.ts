export const bookPage = {
  kind: 'மின்னூல்',
  /** After a short description, in a search result. */
  more: '6–12 வகுப்பு ஆசிரியர்களுக்கான மின்னூல். உலாவியில் படிக்கலாம்; அச்சிடலாம்.',
  register: 'பதிவு செய்து இலவசமாகப் படிக்கவும்',
  subscription: 'சந்தாவுடன் படிக்கவும்',
  opening: 'நூலின் தொடக்கம்',
  contents: 'நூலில் உள்ளவை',
  /** The chapter whose beginning is on the page. */
  openChapter: 'தொடக்கம் இந்தப் பக்கத்தில்',
  facts: {
    heading: 'இந்த நூலைப் பற்றி',
    audience: 'யாருக்கு',
    audienceText: '6–12 வகுப்பு ஆசிரியர்களுக்கு; எந்தப் பாடமும், எந்தக் கல்வி வாரியமும்.',
    price: 'கட்டணம்',
    priceFree: 'எதுவும் இல்லை. இலவசக் கணக்கு ஒன்று போதும்.',
    pricePremium: 'உங்கள் பள்ளியின் சந்தாவில் அடங்கும். நீங்கள் தனியாக எதுவும் செலுத்த வேண்டாம்.',
    length: 'அளவு',
    pages: (count: number) => `${count} பக்கங்கள்`,
    reading: 'எப்படிப் படிப்பது',
    readingText: 'தொலைபேசியிலோ கணினியிலோ உலாவியில் படிக்கலாம். அச்சிடவும் செய்யலாம்.',
    category: 'எதைப் பற்றி',
    language: 'மொழி',
    editions: 'பிற மொழிகள்',
    theme: 'கருப்பொருள்',
  },
  others: 'மேலும் மின்னூல்கள்',
}
