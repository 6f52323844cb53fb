import type { Endings } from './word-endings.ts'

/** What Marathi puts behind the oblique of a noun. */
const MARATHI_CASES =
  'च्या चा चि चे चं चेच ने नि नं त तिल तुन मध्ये मधिल मधुन वर वरुन वरिल साठि कडे कडुन कडिल हुन पर्यंत पासुन मुळे बद्दल विरुद्ध विरोधात जवळ जवळिल ' +
  'खालि खालिल सह शि नंतर पुर्वि समोर बाबत प्रमाणे प्रकरणि विषयि पेक्षा'
const MARATHI_OBLIQUES = '्यां ां िं ुं ्या ्ये ा े ि ु'
/** Behind a bare consonant some of these end words of every kind. */
const MARATHI_BARE = MARATHI_CASES.replace(' त ', ' ').replace(' नि ', ' ').replace(' शि ', ' ')

const marathi = MARATHI_OBLIQUES.split(' ').flatMap((oblique) => MARATHI_CASES.split(' ').map((ending) => oblique + ending))

/**
 * Endings of South Asian languages, in steps that are taken one after another. `least` counts letters, without the signs that stand on them. Each
 * cuts what marks case and number; where singular and plural differ in more than what follows, "ियों>ी" puts the one in the place of the other.
 */
export const SOUTH_ASIAN_ENDINGS: Readonly<Record<string, readonly Endings[]>> = {
  hi: [
    { least: 2, endings: 'ियों>ी ियां>ी इयों>ई इयां>ई ुओं>ू ुएं>ू ाओं>ा ाएं>ा ओं एं ों ें' },
    { least: 3, endings: 'ा े' },
    { least: 2, endings: 'े>ा ए>य' },
  ],
  ur: [
    { least: 2, endings: 'یوں>ی یاں>ی اؤں>ا وں یں' },
    { least: 4, endings: 'ات ہ ا ے' },
    { least: 2, endings: 'ے>ہ ا>ہ' },
  ],
  bn: [
    {
      least: 2,
      repeated: true,
      endings: `গুলোকে গুলোতে গুলোর গুলো গুলিকে গুলিতে গুলির গুলি দেরকে েদের দের েরা রা টিকে টিতে টির টি টাকে টাতে টার টা ইয়ের>ই ইয়ে>ই উয়ের>উ উয়ে>উ
        ায়>া ার>া ির>ি ীর>ী ুর>ু ূর>ূ োর>ো ের এর কে তে ে`,
    },
  ],
  mr: [
    {
      least: 2,
      repeated: true,
      endings: `${marathi.join(' ')} ${MARATHI_BARE} ्यांना ांना ्याला ाला िंना ुंना ाइत>ाय ाइ>ाय`,
    },
    { least: 3, endings: 'ेला िला ुला ला' },
    { least: 2, endings: '्यां ्या ां ा े ि ो' },
  ],
  ne: [
    {
      least: 2,
      repeated: true,
      endings: 'हरूको हरूका हरूकी हरूले हरूलाई हरूमा हरूबाट हरूसंग हरू को का की ले लाई मा बाट संग सम्म देखि द्वारा सहित',
    },
  ],
  gu: [
    {
      least: 2,
      repeated: true,
      endings: 'ઓમાંથી ઓમાં ઓના ઓની ઓનું ઓનો ઓને ઓથી ઓએ ઓ ોમાંથી ોમાં ોના ોની ોનું ોનો ોને ોથી ોએ ો માંથી માં ના ની નું નો ને નાં થી એ',
    },
  ],
  pa: [
    { least: 2, endings: 'ੀਆਂ>ੀ ਿਆਂ>ਾ ਾਂ' },
    { least: 3, endings: 'ਾ ੇ' },
    { least: 2, endings: 'ੇ>ਾ' },
  ],
  ta: [
    // A consonant that only joins a word to the next.
    { least: 2, endings: 'க் ச் த் ப்' },
    {
      least: 2,
      endings: `களிலிருந்து>கள் களுக்காக>கள் களுக்கு>கள் களுடன்>கள் களின்>கள் களில்>கள் களால்>கள் களையும்>கள் களும்>கள் களை>கள் க்கள்>க்கள்
        த்திலிருந்து>ம் த்திற்கு>ம் த்துக்கு>ம் த்துடன்>ம் த்தில்>ம் த்தின்>ம் த்தால்>ம் த்தை>ம் த்து>ம்
        யிலிருந்து யிலும் யில் யின் யால் யுடன் யை வில் வின் வால் வை வுக்கு`,
    },
    { least: 1, endings: 'ட்டில்>டு ட்டின்>டு ட்டை>டு ட்டுக்கு>டு ற்றில்>று ற்றின்>று ற்றை>று' },
    { least: 3, endings: 'ிலிருந்து ுக்காக ிற்காக ுக்கு ிற்கு ுடன் ில் ின் ால் ை' },
    { least: 2, endings: 'ர்கள்>ர் ள்கள்>ள் ல்கள்>ல் ன்கள்>ன் ங்கள்>ம் க்கள்>க்கள் ுகள் கள்' },
    { least: 2, endings: 'ா ு ்' },
  ],
  te: [
    {
      least: 1,
      endings: `ళ్లలో>లు ళ్లను>లు ళ్లకు>లు ళ్లు>లు ళ్ల>లు ట్లలో>టు ట్లను>టు ట్లకు>టు ట్లు>టు ట్ల>టు ర్లలో>రు ర్లను>రు ర్లకు>రు ర్లు>రు ర్ల>రు`,
    },
    { least: 2, endings: 'ానికి>ం ాన్ని>ం ును>ు ుకు>ు ిని>ి ికి>ి' },
    // Shorter words end so by themselves: a cyclone ("తుపాను"), a tax ("పన్ను").
    { least: 3, endings: 'కు కి ను ని' },
    { least: 2, repeated: true, endings: 'ాలను>ం ాలకు>ం ాలలో>ం ాలు>ం ాల>ం లలో లను లకు లు ల లోని లోనే లోకి లో తో పై' },
    { least: 2, endings: 'ం ు ్' },
  ],
}
