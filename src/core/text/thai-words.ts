/**
 * Words of Thai, which the platform's dictionary cuts into their parts ("ไฟ|ไหม้", a fire; "นัก|แสดง", an actor): those that tell categories, and what
 * news speaks of besides, are put together, and what makes a noun goes with what it makes one of.
 */
import { UNSPACED_WORDS } from '../data/category-words-unspaced.ts'

const PARTS_MAX = 6
/** Who does it, and that it is done. */
const NOUN_MAKERS: ReadonlySet<string> = new Set(['ผู้', 'นัก', 'ชาว', 'การ', 'ความ'])
/** Behind them a noun stands by itself. */
const NO_PART: ReadonlySet<string> = new Set(['ที่', 'ของ', 'ใน', 'และ', 'จาก', 'ให้', 'นี้', 'ว่า', 'เป็น', 'จะ', 'ได้', 'มี'])

const FURTHER_WORDS =
  'ผู้อำนวยการ ผู้ว่าราชการจังหวัด ผู้ว่าราชการ ผู้ว่าการ ผู้ใหญ่บ้าน ผู้โดยสาร ผู้บัญชาการ เจ้าหน้าที่ เจ้าของ หน่วยงาน คนไทย คนขับ คนชรา คนงาน ชาวบ้าน ชาวต่างชาติ ลูกสาว ลูกชาย ' +
  'แม่น้ำ หมู่บ้าน บ้านพัก บ้านพักคนชรา ประตูหนีไฟ ประตูชัย ต่อเวลาพิเศษ เอฟซี รอบก่อนรองชนะเลิศ ทีมเยือน เจ้าบ้าน ' +
  'รถบัส รถไฟ รถไฟฟ้า รถไฟใต้ดิน รถไฟความเร็วสูง รถยนต์ รถจักรยานยนต์ รถตู้ รถทัวร์ รถบรรทุก รถพ่วง รถเมล์ เครื่องบิน เฮลิคอปเตอร์ สนามบิน ท่าเรือ ทางด่วน ทางหลวง อุโมงค์ สะพาน ' +
  'ต่างประเทศ ต่างชาติ กระทรวงการต่างประเทศ กระทรวงการคลัง กระทรวงสาธารณสุข กระทรวงมหาดไทย กระทรวงกลาโหม ศาลรัฐธรรมนูญ ศาลฎีกา ศาลอุทธรณ์ ศาลอาญา ทำเนียบรัฐบาล นายกรัฐมนตรี ' +
  'สิงคโปร์ เกาหลีใต้ เกาหลีเหนือ ญี่ปุ่น สหรัฐฯ สหรัฐอเมริกา ไฟฟ้า ค่าไฟ ค่าไฟฟ้า น้ำมันดิบ ราคาน้ำมัน โทรศัพท์มือถือ โซเชียลมีเดีย สื่อสังคมออนไลน์ กล้องวงจรปิด อาวุธปืน'

const known: ReadonlySet<string> = new Set([
  ...Object.values(UNSPACED_WORDS.th ?? {}).flatMap((entries) => entries.split(/\s+/).map((entry) => entry.replace(/[!?]+$/, ''))),
  ...FURTHER_WORDS.split(' '),
])

/** How many pieces from here on are one word. */
export function thaiWordLength(pieces: readonly { readonly segment: string; readonly isWordLike: boolean }[], at: number): number {
  let length = 1
  let word = pieces[at]!.segment
  for (let next = at + 1; next < Math.min(pieces.length, at + PARTS_MAX) && pieces[next]!.isWordLike; next += 1) {
    word += pieces[next]!.segment
    if (known.has(word)) length = next - at + 1
  }
  const behind = pieces[at + 1]
  if (length > 1 || behind === undefined || !behind.isWordLike) return length
  return NOUN_MAKERS.has(pieces[at]!.segment) && !NO_PART.has(behind.segment) ? 1 + thaiWordLength(pieces, at + 1) : 1
}
