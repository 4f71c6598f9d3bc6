import Cryptography

extension ConsoleTexts.ServerTexts {
    static let arabic = Self(
        title: "الخادم", lead: "ما يعمل، وما يخزّنه، وكيف ضُبط. لا يمكن تغيير شيء هنا.",
        nodes: "العقد", node: "العقدة", version: "الإصدار", started: "البداية", seen: "آخر ظهور",
        schema: "خطوات المخطط التي تعرفها", store: "المخزن", engine: "المحرّك", size: "حجم المخزن بالبايت",
        free: "البايتات الحرة على قرصه", steps: "المخطط", keys: "المفاتيح",
        oldestKey: "وقت إنشاء أقدم مفتاح يوقّع", keyPool: "مفاتيح مجمّع المستخدمين", showKeys: "عرض",
        noKeys: "ليس للمجمّع مفاتيح: تُنشأ عندما يوقّع أول مرة.", key: "المفتاح", use: "ما يوقّعه",
        phase: "المرحلة", created: "وقت الإنشاء", signsFrom: "يوقّع ابتداءً من", retired: "وقت الاستبدال",
        rotation: "هذه المفاتيح، وزوج جديد، بالأوامر", quotas: "الحصص", quota: "الحصة", value: "القيمة",
        configuration: "التهيئة", setting: "الإعداد", origin: "مصدر القيمة",
        defaults: "ما لم يُذكر فله قيمته الافتراضية. لا تظهر الأسرار.", backups: "النسخ الاحتياطية",
        backupLead: "لا يعرف المخزن النسخ الاحتياطية: هي ملفات ينشئها الأمر «martlet backup»، أو pg_dump.",
        sameCLI: "الشيء نفسه بالأوامر", count: { "الخطوات: \($0) من \($1)" }, phaseText: phase)

    private static func phase(_ phase: KeyPhase) -> String {
        switch phase {
        case .announced: "معلن"
        case .current: "يوقّع الآن"
        case .retired: "مستبدَل"
        }
    }
}
