/** Labels that outlets of China, Japan and Korea put before and behind headlines: 【速報】, [단독], （组图）, (종합2보), 快讯：. */

const CHINESE =
  '快[讯訊]|突[发發]|速[报報]|[独獨]家(?:[报報][导導道])?|[视視][频頻]|影片|影音|[图圖][集辑輯解]|[组組][图圖]|多[图圖]|直播|直[击擊]|[现現][场場](?:直[击擊])?|[专專][访訪]|特稿|特[写寫]|深度|[评評][论論]|社[论論]|[观觀][点點]|焦[点點]|[热熱][点點]|即[时時](?:新[闻聞])?|更新|持[续續]更新|最新(?:消息)?|[滚滾][动動]|重磅|[懒懶]人包|有片|有影片|影'
const JAPANESE =
  '速報中?|号外|独自|特報|詳報|続報|特集|連載|動画(?:あり)?|写真(?:特集|あり)?|画像(?:あり)?|映像|ノーカット|ライブ(?:配信|中継)?|LIVE|生?中継|生配信|会見(?:全文)?|全文|詳しく|解説|社説|コラム|インタビュー|随時更新|更新|図解|独占|まとめ'
const KOREAN =
  '속보|단독|긴급|종합|특종|포토(?:뉴스)?|사진|영상|동영상|화보|그래픽|인포그래픽|현장(?:연결|영상)?|르포|인터뷰|단독인터뷰|기획|특집|심층|분석|해설|팩트체크|칼럼|사설|기고|시론|논평|오피니언|핫코너|줌인|Why|업데이트|[1-9]보|상보|전문|라이브|생중계|LIVE|뉴스특보|특보'
const LABEL = `(?:${CHINESE}|${JAPANESE}|${KOREAN})`
/** A few: some are of two languages or hold another, and what can be read in two ways at each place takes for ever where it is long. */
const LABELS = `${LABEL}(?:[・·•/,、＆& ]{0,2}${LABEL}){0,4}`
const inBrackets = (labels: string): string => `[【\\[［〔〖〈<＜(（]\\s?(?:${labels})\\s?[】\\]］〕〗〉>＞)）]`

const OPENING = new RegExp(`^(?:${inBrackets(LABELS)}\\s*|(?:${LABELS})(?:\\s?[|｜丨／]\\s?|[：:]\\s?|！\\s?))+`, 'u')
const CLOSING = new RegExp(`\\s*${inBrackets(`${LABELS}|종합[1-9]보|[图圖]|[1-9]報`)}$`, 'u')
const OPINION =
  /^[[【［〈<＜(（]?(?:사설|칼럼|기고|시론|논평|오피니언|社説|コラム|社[论論]|[评評][论論]|[观觀][点點])[\]】］〉>＞)）：:｜|]/u

/** A headline without such labels; as it is where it is nothing else. */
export function withoutAsianLabels(text: string): string {
  const told = text.replace(OPENING, '').replace(CLOSING, '').trim()
  return told === '' ? text : told
}

/** Whether a label says that it is an opinion. */
export const isLabelledOpinion = (title: string): boolean => OPINION.test(title)
