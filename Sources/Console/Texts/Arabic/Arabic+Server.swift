import Cryptography

extension ConsoleTexts.ServerTexts {
    static let arabic = Self(
        title: "الخادم", lead: "ما يعمل، وما يخزّنه، وكيفية إعداده. لا يمكن تغيير شيء هنا.",
        nodes: "العقد", node: "العقدة", version: "الإصدار", started: "وقت البدء", seen: "آخر ظهور",
        schema: "خطوات المخطط التي تعرفها", store: "المخزن", engine: "المحرّك", size: "حجم المخزن بالبايت",
        free: "المساحة الحرة على قرصه بالبايت", steps: "المخطط", keys: "المفاتيح",
        oldestKey: "وقت إنشاء أقدم مفتاح يوقّع", keyPool: "مفاتيح مجمع المستخدمين", showKeys: "عرض",
        noKeys: "ليس للمجمع مفاتيح: تُنشأ عند أول توقيع له.", key: "المفتاح", use: "يوقّع",
        phase: "المرحلة", created: "وقت الإنشاء", signsFrom: "يوقّع منذ", retired: "وقت الاستبدال",
        rotation: "هذه المفاتيح، وزوج جديد، بالأوامر", quotas: "الحصص", quota: "الحصة", value: "القيمة",
        configuration: "التهيئة", setting: "الإعداد", origin: "عيّنه",
        defaults: "ما لم يُذكر له قيمته الافتراضية. لا تظهر الأسرار.", backups: "النسخ الاحتياطية",
        backupLead: "لا يعلم المخزن بالنسخ الاحتياطية: هي ملفات ينشئها “martlet backup” أو pg_dump.",
        sameCLI: "الأمر نفسه بالأوامر", count: { "الخطوات: \($0) من \($1)" }, phaseText: phase)

    private static func phase(_ phase: KeyPhase) -> String {
        switch phase {
        case .announced: "معلَن"
        case .current: "يوقّع الآن"
        case .retired: "مستبدَل"
        }
    }
}
