const phrasesOf = (text: string): ReadonlySet<string> => new Set(text.split(/[,\n]/).map((phrase) => phrase.trim()).filter(Boolean));

/** Last words, one or two, that say the trade, not the name: they become the subline. */
export const TRADE_WORDS = phrasesOf(`
  coffee, robotics, studio, studios, labs, lab, bakery, design, designs, consulting, group, media, law, legal, dental, clinic
  fitness, gym, yoga, pilates, realty, homes, foods, farm, farms, brewing, brewery, tea, roasters, capital, partners
  technologies, tech, systems, software, digital, agency, photography, cafe, café, restaurant, bar, hotel, hotels, travel
  tours, energy, solar, health, care, beauty, salon, spa, jewelry, jewellery, fashion, boutique, company, co, inc, llc, ltd
  bistro, kitchen, wines, winery, vineyards, books, press, records, music, academy, school, institute, foundation, interiors
  architects, construction, engineering, logistics, motors, cycles, outdoors, supply, goods, market, grocery, pharmacy
  property consulting, property management, property services, wealth management, legal services, interior design, digital marketing,
  graphic design, landscape design, financial services, management consulting, craft brewing, animal hospital, dog grooming,
  therapeutics, ventures, finance, bank, insurance, events, weddings, flowers, florist, ceramics, pottery, security, arcade
  dental care, law firm, real estate, tea house, coffee roasters, coffee house, pet shop, book shop, hair salon, dental clinic
  nail bar, nail studio, wine bar, juice bar, coffee bar, tapas bar, oyster bar, cocktail bar, noodle bar, barber shop, hair studio, tattoo studio, dance studio, yoga studio, recording studio, art studio
  surf school, sailing school, driving school, dance school, music school, language school, primary school, art school, riding school, cooking school, swim school, food bank, food truck, food co, bike shop, cycle works, print shop, repair shop
  auto body, auto repair, car wash, car care, tree care, pest control, pet care, day care, home care, elder care, veterinary clinic, veterinary hospital, animal clinic, physical therapy, plumbing & heating, heating & cooling, heating & plumbing, bed & breakfast, fish & chips, hair & beauty, health & safety
  plumbing, heating, roofing, hauling, removals, moving, movers, cleaning, landscaping, gardening, gardens, nursery, joinery, carpentry, woodworks, furniture, upholstery, flooring, tiling, masonry, painting, decorating, electric, electrical, scaffolding, surveying, builders, building
  boxing, climbing, surfing, sailing, rowing, cycling, swimming, dance, ballet, tennis, golf, riding, equestrian, martial arts, physiotherapy, physio, osteopathy, chiropractic, podiatry, dentistry, orthodontics, optics, opticians, eyewear, veterinary, vets, grooming, kennels, counseling, psychotherapy, psychology, midwifery, nutrition, acupuncture, skincare, cosmetics, barbers, hairdressing
  bookkeeping, accounting, accountants, tax, audit, attorneys, solicitors, lawyers, advisers, advisors, mortgages, recruitment, staffing, translations, tutoring, tutors, montessori, preschool, childcare, kindergarten, library, bookshop, booksellers, publishing, printing, letterpress, bookbinders, bindery, stationery, film, films, pictures, theatre, theater, cinema, podcast, audio, guitars, pianos, violins, instruments
  dairy, creamery, butchers, delicatessen, deli, grill, diner, pizza, burgers, tacos, noodles, sushi, ramen, barbecue, bbq, chocolate, chocolates, confectionery, ice cream, gelato, distillery, spirits, cider, taproom, orchards, apiary, honey, spices, provisions, catering, eatery, tailoring, tailors, knitwear, yarns, textiles, leather, shoes, candles, soaps, perfumes, fragrances, watches, optics, toys, games, gifts, antiques, gallery, museum
  kaffee, bäckerei, konditorei, metzgerei, tischlerei, schreinerei, zimmerei, gärtnerei, brauerei, weingut, rösterei, architekten
  architektur, werkstatt, apotheke, praxis, zahnarztpraxis, kanzlei, steuerberatung, beratung, immobilien, bau, elektrotechnik
  optik, buchhandlung, verlag, fahrschule, gasthaus, gmbh, ag, kg, ohg
  panadería, pastelería, cafetería, restaurante, taquería, estudio, abogados, arquitectos, clínica, inmobiliaria, joyería
  librería, floristería, peluquería, bodegas, cervecería, consultores, construcciones, farmacia, viajes, academia, ciclos
  boulangerie, pâtisserie, fromagerie, conseil, avocats, architectes, immobilier, librairie, fleuriste, bijoux, joaillerie
  pharmacie, coiffure, traiteur, brasserie, éditions, assurances, menuiserie, couture, parfums
  caffè, ristorante, trattoria, pizzeria, gelateria, panificio, pasticceria, avvocati, architetti, immobiliare, gioielli
  libreria, farmacia, vini, arredamenti, sartoria, edilizia, viaggi, fiori
  padaria, confeitaria, café, advogados, arquitetos, arquitetura, imobiliária, joias, livraria, farmácia, construções, viagens, flores, vinhos, cervejaria
  koffie, bakkerij, slagerij, brouwerij, advocaten, architecten, makelaars, makelaardij, apotheek, boekhandel, bloemen, bouw, tandartsen, schilders, tuinen
  piekarnia, cukiernia, kawiarnia, kancelaria, nieruchomości, apteka, meble, browar, księgarnia, kwiaty, budownictwo, architekci, jubiler, transport
  студия, кофе, кафе, банк, групп, клиника, школа, мебель, дизайн, строй, кофейня, пекарня, стоматология, недвижимость, консалтинг, логистика, юристы, аптека, цветы, мастерская, одежда, снаряжение, йога, фитнес
  καφέ, εστιατόριο, ταβέρνα, αρτοποιείο, ζαχαροπλαστείο, φαρμακείο, κοσμήματα, αρχιτέκτονες, βιβλία, βιβλιοπωλείο, τεχνική, δικηγόροι, ξενοδοχείο, studio
  kahve, kahvesi, kahvaltı, fırını, fırın, restoran, lokantası, pastanesi, mobilya, tekstil, inşaat, mimarlık, hukuk, eczanesi, kuaför, otel, atölyesi, çiçekçilik, kuyumculuk, turizm, gayrimenkul, yapı
  도예, 공방, 카페, 커피, 베이커리, 빵집, 책방, 서점, 식당, 병원, 치과, 의원, 약국, 미용실, 헤어, 스튜디오, 디자인, 건축, 건설, 학원, 요가, 꽃집, 플라워, 양조장, 와인, 호텔, 펜션, 여행사, 법률사무소, 은행, 사진관, 농장, 목공소, 도자기, 갤러리, 상회, 한의원, 분식, 치킨, 떡집, 찻집
  योग, योगा, मिठाई, भंडार, स्टोर्स, होटल, ढाबा, कैफे, स्टूडियो, क्लिनिक, अकादमी, ज्वैलर्स, वस्त्रालय, विद्यालय, पुस्तकालय, आयुर्वेद, ट्रेडर्स, बेकरी, चाय
  للعطور, للتصميم, للمحاماة, للعقارات, للتجارة, للمجوهرات, للأزياء, للقهوة, للسفر, للهندسة, للتقنية, عطور, كافيه
  אדריכלים, עיצוב, נדלן, עורכי דין, הנדסה, תכשיטים, פרחים, ספרים, בע"מ, בע״מ
  คาเฟ่, กาแฟ, เบเกอรี่, คลินิก, สตูดิโอ, โยคะ, ดีไซน์, โฮเทล, รีสอร์ท, เบียร์
  cà phê, coffee shop, nha khoa, thời trang, nội thất, bất động sản, du lịch, kiến trúc
`);

/** First words, one or two, that introduce a name: they become a line above it. */
export const INTRODUCING_WORDS = phrasesOf(`
  maison, casa, atelier, the, la, le, les, il, chez, hotel, cafe, café, bar, studio, villa, château, domaine, bodega, osteria
  phở, bún, quán, quán ăn, nhà hàng, tiệm, bánh mì, trattoria, haus, galerie, gallery, bäckerei, konditorei, gasthaus, weingut, praxis, kanzlei, autohaus, apotheke, brauerei
  panadería, taquería, restaurante, clínica, librería, boulangerie, pâtisserie, librairie, brasserie, cabinet, pharmacie
  ristorante, pizzeria, pasticceria, gelateria, cantina, tenuta, libreria, padaria, quinta, livraria, bakkerij, brouwerij, slagerij, huis
  piekarnia, cukiernia, kawiarnia, restauracja, kancelaria, gabinet, pracownia, browar, apteka, księgarnia, salon
  ресторан, кафе, отель, студия, пекарня, кофейня, клиника, мастерская, ателье, салон, компания, издательство, школа, ооо, ип
  ταβέρνα, εστιατόριο, καφέ, φούρνος, ξενοδοχείο, εργαστήριο, οινοποιείο
  مطعم, مقهى, مخبز, فندق, عيادة, متجر, شركة, صيدلية, مكتب, استوديو, مؤسسة, مجموعة, حلويات
  קפה, מסעדת, סטודיו, חברת, מלון, גלריה, מאפיית, קונדיטוריית, קבוצת
  카페, 주식회사, 갤러리, 호텔, 공방
  ร้าน, ครัว, โรงแรม, คาเฟ่, บริษัท, สวน
  quán, tiệm, nhà hàng, cà phê, công ty, khách sạn, cửa hàng, tiệm bánh, quán ăn
`);

/** Endings that say the trade in scripts without spaces; the longest that fits is split off. */
export const TRADE_ENDINGS = phrasesOf(`
  製茶, 茶舗, 茶屋, 茶園, 珈琲, 珈琲店, 喫茶, 喫茶店, 書店, 書房, 古書店, 酒造, 酒店, 醸造, 食堂, 工房, 工務店, 建設, 建築, 設計, 設計室, 製作所, 製菓, 菓子店, 菓子舗
  ベーカリー, カフェ, コーヒー, パン店, 商店, 商会, 産業, 工業, 電機, 自動車, 不動産, 医院, 歯科, 歯科医院, クリニック, 薬局, 美容室, 整骨院, 学園, 学習塾, 写真館, 旅館, ホテル, 温泉, 寿司, 鮨, 蕎麦
  うどん, ラーメン, 焼肉, 酒場, 牧場, 農園, 花店, 生花店, 呉服店, 時計店, 眼鏡店, 製麺, 水産, 運輸, 法律事務所, 会計事務所, 株式会社, 陶芸, 染色, 印刷, 出版
  书店, 书房, 书局, 茶业, 茶馆, 茶庄, 茶坊, 咖啡, 咖啡馆, 酒店, 酒业, 酒庄, 饭店, 餐厅, 餐馆, 面馆, 火锅, 科技, 设计, 建筑, 集团, 公司, 工作室, 文化, 传媒, 教育, 医院, 诊所, 药房, 药店
  花店, 烘焙, 面包房, 瑜伽, 健身, 美容, 摄影, 工坊, 陶艺, 服饰, 珠宝, 律师事务所, 律所, 银行, 地产, 旅行社, 食品, 家具, 家居, 物流, 出版社, 書局, 餐廳, 設計, 文創
`);
