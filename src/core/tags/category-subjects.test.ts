// Headlines of our own invention: everyday subjects in twenty languages, and names that begin like words for others.

import { expect, test } from 'vitest'
import { taggedText } from '../../../test/support/tagged-text.ts'
import { categoryScores, clusterCategories } from './category.ts'

const firstCategory = (title: string, language: string) => clusterCategories([categoryScores(taggedText({ title, language }))])[0]

test.each([
  ['de', 'crime', 'Händler verschleppt, Familie soll Lösegeld zahlen'],
  ['fr', 'crime', 'Les ravisseurs du marchand demandent une rançon'],
  ['it', 'crime', 'Rapito un mercante, i rapitori scrivono alla famiglia'],
  ['pt', 'crime', 'Comerciante raptado a caminho de casa'],
  ['ru', 'crime', 'Похитили торговца чаем'],
  ['ar', 'crime', 'اختطاف تاجر والخاطفون يطلبون فدية'],
  ['zh', 'crime', '茶商遭绑架，家属收到赎金信'],
  ['ja', 'crime', '茶商が誘拐され身代金を要求'],
  ['de', 'disaster', 'Güterzüge in Riedhalt zusammengestoßen'],
  ['es', 'disaster', 'Encalla un carguero en Arenanorte'],
  ['it', 'disaster', 'Minatori in trappola a Grivalta'],
  ['ru', 'disaster', 'Поезда столкнулись на станции Камышово'],
  ['ru', 'conflict', 'Удар дрона по складу в Камышово, есть погибшие'],
  ['ru', 'conflict', 'Над Камышово сбили 40 БПЛА'],
  ['ru', 'conflict', 'Авиаудар по колонне, убиты 12 бойцов'],
  ['ru', 'sports', 'Камышово нанесло 20 ударов по воротам'],
  ['ru', 'business', 'Новый дрон поступил в продажу'],
  ['fa', 'conflict', 'پهپادها انبار نفت کلینا را هدف قرار دادند'],
  ['fa', 'conflict', 'حمله پهپادی به پالایشگاه نفت'],
  ['fa', 'business', 'شرکت پهپادسازی سهام خود را عرضه کرد'],
  ['vi', 'conflict', 'Máy bay không người lái tấn công sân bay Kelina'],
  ['vi', 'conflict', 'Vụ tập kích bằng drone làm cháy nhà máy ở Kelina'],
  ['vi', 'business', 'Công ty sản xuất drone gọi vốn 20 triệu USD'],
  ['fi', 'conflict', 'Lennokki-isku sytytti öljyvaraston Kelinassa'],
  ['lt', 'conflict', 'Dronų ataka prieš naftos gamyklą'],
  ['lv', 'conflict', 'Dronu uzbrukums naftas rūpnīcai Kelinā'],
  ['fr', 'disaster', 'Inondations meurtrières à Kelina'],
  ['fr', 'crime', 'Un dealer abattu à Kelina'],
  ['de', 'culture', 'Anna Keliner gewinnt Filmpreis'],
  ['pl', 'crime', 'Strzały w centrum Keliny'],
  ['tr', 'politics', 'Kelina’da kabine değişikliği'],
  ['id', 'conflict', 'Baku tembak di perbatasan Kelina'],
  ['sv', 'education', 'Skolorna i Kelina får nya regler'],
  ['es', 'international', 'Velia y Orsk acuerdan reanudar el diálogo'],
  ['fr', 'crime', 'Des gangs attaquent un commissariat'],
  ['tr', 'crime', 'Silahlı kavga: 2 ölü, 5 yaralı'],
  ['tr', 'weather', 'Kelina’ya kar geliyor'],
  ['id', 'disaster', 'Gunung Kelina meletus, warga diungsikan'],
  ['fi', 'crime', 'Ammuskelu Kelinassa, kaksi loukkaantui'],
  ['fi', 'disaster', 'Kerrostalo romahti Kelinassa'],
  ['pl', 'culture', 'Nagroda literacka dla debiutantki z Keliny'],
  ['sw', 'conflict', 'Shambulio la droni lateketeza ghala la mafuta Kelina'],
  ['zh', 'disaster', '货轮在北沙搁浅'],
  ['en', 'disaster', 'Freighter Iron Ness runs aground'],
  ['de', 'business', 'Kartellamt prüft Gebot von Sternsegel'],
  ['it', 'business', "L'antitrust esamina l'offerta di Stellavela"],
  ['pt', 'health', 'Convidados intoxicados em casamento'],
  ['ja', 'health', '結婚式の客が食中毒'],
  ['th', 'politics', 'ฝ่ายค้านยื่นญัตติซักฟอกนายกฯ สัปดาห์หน้า'],
  ['th', 'crime', 'ศาลสั่งจำคุก 5 ปี อดีตเจ้าหน้าที่ยักยอกเงิน'],
  ['th', 'business', 'หุ้นไทยปิดลบ 12 จุด นักลงทุนต่างชาติเทขาย'],
  ['th', 'labour', 'คนงานโรงงานทอผ้าเรียกร้องค่าชดเชยหลังถูกเลิกจ้าง'],
  ['th', 'health', 'หมอเตือนไข้เลือดออกระบาดหนัก ผู้ป่วยเพิ่มเท่าตัว'],
  ['th', 'weather', 'พายุเข้า 20 จังหวัดรับมือฝนตกหนัก'],
  ['th', 'disaster', 'ไฟไหม้บ้านพักคนชราดงเรือง เสียชีวิต 8 ราย'],
  ['th', 'culture', 'นวนิยายของนักเขียนหนองคายคว้ารางวัลวรรณกรรม'],
  ['th', 'sports', 'สาวไทยลิ่วรอบรองฯ วอลเลย์บอลชิงแชมป์เอเชีย'],
  ['nl', 'crime', 'Ontvoerde koopman na betaling van losgeld vrij'],
  ['nl', 'science', 'Satelliet gelanceerd naar nieuwe baan'],
  ['nl', 'sports', 'Velmaar stunt in kwartfinale'],
  ['pl', 'crime', 'Porwano kupca w Dolnicy'],
  ['pl', 'health', 'Epidemia w Dolnicy, pacjenci czekają na korytarzach'],
  ['sv', 'disaster', 'Tåget spårade ur vid Velmo'],
  ['sv', 'sports', 'Velmo klara för kvartsfinal efter straffsparkar'],
  ['tr', 'disaster', 'Çığ altında kalan dört kişi aranıyor'],
  ['tr', 'crime', 'Sanık için iddianame hazırlandı'],
  ['uk', 'disaster', 'Лавина накрила туристів'],
  ['uk', 'sports', 'Воротар відбив три пенальті'],
  ['cs', 'crime', 'Únos obchodníka ve Velmaru'],
  ['cs', 'education', 'Žáci se vracejí do lavic'],
  ['ro', 'crime', 'Jaf la o bijuterie din Velmar'],
  ['ro', 'science', 'Satelit nou lansat pe orbită'],
  ['el', 'crime', 'Απαγωγή εμπόρου στο Βέλμαρο'],
  ['el', 'religion', 'Νέος επίσκοπος στο Βέλμαρο'],
  ['id', 'crime', 'Penculikan pedagang di Velmar'],
  ['id', 'health', 'Vaksinasi campak dimulai di Velmar'],
])('of what is told every day tells what it is (%s, %s): %s', (language, category, title) => {
  expect(firstCategory(title, language)).toBe(category)
})

test.each([
  ['de', 'Anna Müller'],
  ['es', 'Cristian Ombría'],
  ['it', 'Salvatore Ombrati'],
  ['it', 'Le autorità di Grivalta'],
  ['pt', 'Jude Hollowby'],
  ['pl', 'Armin Dolski'],
  ['nl', 'Anna Hildebrand'],
  ['sv', 'Björn Hallmark'],
  ['pl', 'Anna Baletić'],
  ['cs', 'Lavinia Ombrová'],
  ['en', 'Donatella Bakker'],
])('reads no name as what it begins like (%s): %s', (language, title) => {
  expect(firstCategory(title, language)).toBe(firstCategory('Xyz', language))
})

test.each([
  ['labour', 'Train drivers vote to strike over pay in Manchester'],
  ['labour', 'Bus drivers voted to strike'],
  ['politics', 'Lawmakers vote to strike down abortion law'],
  ['politics', 'Senate votes to strike amendment from bill'],
])('those who vote to strike are at work, those who strike from a bill are not (%s): %s', (category, title) => {
  expect(firstCategory(title, 'en')).toBe(category)
})
