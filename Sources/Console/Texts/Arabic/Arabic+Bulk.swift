extension ConsoleTexts.Bulk {
    static let arabic = Self(
        title: "مهام على المستخدمين", legend: "مع عدة مستخدمين", picked: "المستخدمون المحددون",
        everyUser: "كل مستخدمي المجمع", action: "الإجراء", group: "المجموعة، للإضافة إليها أو الإزالة منها",
        select: "تحديد", noAction: "اختر إجراءً.", noGroup: "أدخل اسم المجموعة.",
        noUsers: "حدد مستخدمين، أو اختر كل المطابقين.", tooLong: "أحد الأسماء أو عامل التصفية طويل جدًا.",
        stop: "إيقاف",
        resume: "متابعة",
        stopEffect: "قد يكتمل المستخدم الجاري دوره، ولا يتبعه غيره. يمكن متابعة المهمة لاحقًا.",
        resumeEffect: "تتابع المهمة مع المستخدم التالي بصلاحياتك.", users: "المستخدمون",
        author: "بصلاحيات", began: "البداية", ended: "وقت الانتهاء", pool: "مجمع المستخدمين", state: "الحالة",
        report: "المستخدمون المرفوضون", noRefusals: "لا أحد حتى الآن.", user: "المستخدم", reason: "السبب",
        matching: { "كل المستخدمين المطابقين لـ \($0)" }, pick: { "تحديد \($0)" },
        tooMany: { "الحد الأقصى لعدد المستخدمين المحددين: \($0). أو اختر كل المطابقين." },
        listed: { "المعروض من البداية: \($0)." }, name: name, effect: effect, status: status,
        counted: { "تم: \($0)، رُفض: \($1)" })

    private static func name(_ action: BulkAction) -> String {
        switch action {
        case .disable: "تعطيل"
        case .enable: "تفعيل"
        case .signOut: "تسجيل الخروج من كل مكان"
        case .addToGroup: "إضافة إلى مجموعة"
        case .removeFromGroup: "إزالة من مجموعة"
        case .resetPassword: "إعادة تعيين كلمة المرور"
        case .delete: "حذف"
        }
    }

    private static func effect(_ action: BulkAction) -> String {
        let job = "تنفّذ مهمة هذا على مستخدم بعد آخر بصلاحياتك، وتبلّغ عمّن رُفض. "
        let effect =
            switch action {
            case .disable: "لا يمكن للمستخدمين المعطّلين تسجيل الدخول، وتنتهي رموزهم المميزة."
            case .enable: "يمكن للمستخدمين تسجيل الدخول مرة أخرى."
            case .signOut: "تنتهي كل جلسات المستخدمين."
            case .addToGroup: "تذكر الرموز المميزة الجديدة للمستخدمين المجموعة."
            case .removeFromGroup: "لا تذكر الرموز المميزة الجديدة للمستخدمين المجموعة."
            case .resetPassword: "يتلقى المستخدمون رمزًا، وعليهم تعيين كلمة مرور جديدة قبل تسجيل الدخول."
            case .delete: "يُحذف المستخدمون المعطّلون مع كل ما يخصهم. ويُرفض غيرهم."
            }
        return job + effect
    }

    private static func status(_ status: BulkJob.Status) -> String {
        switch status {
        case .running: "قيد التشغيل"
        case .stopped: "متوقفة"
        case .failed: "انتهت مبكرًا"
        case .completed: "مكتملة"
        }
    }
}
