import { expect, test } from 'vitest'
import { headlineOf } from '../editorial/title.ts'

test.each([
  ['Most w Velmarze zamknięty : Courier', 'Most w Velmarze zamknięty'],
  ['Ferry sinks off Port Maren : The Courier', 'Ferry sinks off Port Maren'],
  ['12 januari 07.00, Sammanfattning natt, Orsks län', 'Sammanfattning natt, Orsks län'],
  ['Film shows the minister on board of the ferry: its maker, Ann Roe, told…', 'Film shows the minister on board of the ferry'],
  ['GLIMPSES: Kites over Port Maren', 'Kites over Port Maren'],
  ['In Pics: Kites over Port Maren', 'Kites over Port Maren'],
  ['Срочно: в Вельмарске закрыли мост', 'В Вельмарске закрыли мост'],
  ['⚡️СРОЧНО! В Вельмарске закрыли мост', 'В Вельмарске закрыли мост'],
  ['В Вельмарске закрыли мост (видео, карта)', 'В Вельмарске закрыли мост'],
  ['В Вельмарске закрыли мост. Видео', 'В Вельмарске закрыли мост'],
  ['Почему в Вельмарске закрыли мост? Фото и видео', 'Почему в Вельмарске закрыли мост?'],
  ['В Вельмарске закрыли мост - 16 марта 2031', 'В Вельмарске закрыли мост'],
  ['ТЕРМІНОВО: у Вельмарську закрили міст – відео', 'У Вельмарську закрили міст'],
  ['Son dakika... Velmar köprüsü kapatıldı', 'Velmar köprüsü kapatıldı'],
  ['SON DAKİKA HABERİ: Velmar köprüsü kapatıldı', 'Velmar köprüsü kapatıldı'],
  ['Wpływy portu za 2031 r.', 'Wpływy portu za 2031 r.'],
  ['Lezárták a velmari hidat a kamionok elől + videó', 'Lezárták a velmari hidat a kamionok elől'],
  ['Net binnen: brug in Velmar dicht', 'Brug in Velmar dicht'],
  ['KORT NYT: Broen i Velmar er lukket', 'Broen i Velmar er lukket'],
  ['Siste nytt: Broen i Velmar er stengt', 'Broen i Velmar er stengt'],
  ['Direkte fra Velmar: Broen er stengt', 'Direkte fra Velmar: Broen er stengt'],
  ['Suora lähetys: Velmarin silta suljettiin', 'Velmarin silta suljettiin'],
  ['Rendkívüli: lezárták a velmari hidat', 'Lezárták a velmari hidat'],
  ['Friss hó a velmari hídon', 'Friss hó a velmari hídon'],
  ['ULTIMA ORĂ: Podul din Velmar, închis', 'Podul din Velmar, închis'],
  ['AKTUALIZOVÁNO: Most ve Velmaru uzavřen', 'Most ve Velmaru uzavřen'],
  ['ब्रेकिंग न्यूज: वेलमार का पुल बंद', 'वेलमार का पुल बंद'],
  ['VİDEO: Velmar köprüsü kapatıldı', 'Velmar köprüsü kapatıldı'],
  ['SE BILDENE: Broen i Velmar er åpen', 'Broen i Velmar er åpen'],
  ['PILNE! Most w Welmarze zamknięty [ZDJĘCIA]', 'Most w Welmarze zamknięty'],
  ['عاجل | إغلاق جسر فيلمار أمام الشاحنات', 'إغلاق جسر فيلمار أمام الشاحنات'],
  ['شاهد.. إغلاق جسر فيلمار أمام الشاحنات', 'إغلاق جسر فيلمار أمام الشاحنات'],
  ['إغلاق جسر فيلمار أمام الشاحنات (فيديو)', 'إغلاق جسر فيلمار أمام الشاحنات'],
  ['پل ولمار به روی کامیون‌ها بسته شد + فیلم', 'پل ولمار به روی کامیون‌ها بسته شد'],
  ['INFOGRAFIS: Jembatan Velmar ditutup untuk truk', 'Jembatan Velmar ditutup untuk truk'],
  ['TIN NÓNG: Cầu Velmar đóng cửa với xe tải', 'Cầu Velmar đóng cửa với xe tải'],
  ['Cầu Velmar đóng cửa với xe tải (ảnh)', 'Cầu Velmar đóng cửa với xe tải'],
  ['Έκτακτο: Έκλεισε η γέφυρα του Βελμάρ (βίντεο)', 'Έκλεισε η γέφυρα του Βελμάρ'],
])('labels of outlets are no part of a headline: %s', (title, headline) => {
  expect(headlineOf({ title, sourceHost: 'courier.example' })).toBe(headline)
})

test.each([
  'Grève à Velmar : trois ferrys à quai',
  'Minister of Velmar on the ferry and the storm says: it was…',
  'Velmar Ferries Inc. news: ferry line tops…',
  'Den 12 januari 07.00 stängs bron',
  'Gallery of Port Maren: the thieves took two pictures',
  'Видео с камер моста изучит суд',
  'Мэр Вельмарска показал «секретное» видео',
  'شاهد في قضية جسر فيلمار يتراجع',
  'Mayor of Velia shares "old" video',
  'Ảnh vệ tinh cho thấy cầu Velmar',
  'Son dakika golü Velmar’ı kurtardı',
  'Выборы мэра пройдут 16 марта 2031 года',
])('what begins or ends like a label stays: %s', (title) => {
  expect(headlineOf({ title, sourceHost: 'courier.example' })).toBe(title)
})
