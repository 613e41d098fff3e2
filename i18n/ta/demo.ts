/** Sample data of an embedded database. */
export const demo = {
  school: {
    institution_name: 'மாதிரி வித்யாலயா',
    school_address: '1 மாதிரிச் சாலை, கோயம்புத்தூர், தமிழ்நாடு 641001',
    affiliation_board: 'State Board' as const,
    correspondent_name: 'Kavya Demo',
    principal_name: 'Kavya Demo',
    principal_contact: '9000000000',
    principal_email: 'principal@demo-vidyalaya.example',
    branches: null,
    school_email: 'office@demo-vidyalaya.example',
    school_website: null,
    school_mobile: '9000000000',
    school_landline: null,
    student_strength: '480',
    teaching_staff_count: 24,
    representatives: null,
  },
  seats: 24,
  parts: {
    coordinator: (school: string) => `${school} பள்ளியின் ஒருங்கிணைப்பாளர், சந்தா உண்டு`,
    teacher: (school: string) => `${school} பள்ளியின் ஆசிரியர், சந்தா உண்டு`,
    manager: (_: string) => 'தளத்தை நிர்வகிப்பவர், /team பக்கத்தில்',
    nobody: (_: string) => 'பள்ளி இல்லை, சந்தா இல்லை',
  },
}
