extension ConsoleTexts.Bulk {
    static let arabic = Self(
        title: "المهام على المستخدمين", legend: "مع مستخدمين كثيرين", picked: "المستخدمون المحدّدون",
        everyUser: "جميع مستخدمي المجمّع", action: "الإجراء", group: "المجموعة، للإضافة إليها أو الإزالة منها",
        select: "تحديد", noAction: "اختر إجراءً.", noGroup: "اكتب اسم المجموعة.",
        noUsers: "حدّد مستخدمين، أو اختر جميع المطابقين.", tooLong: "أحد الأسماء أو عامل التصفية طويل جدًا.",
        stop: "إيقاف", resume: "متابعة",
        stopEffect: "قد يُنفَّذ الإجراء على المستخدم الذي حان دوره؛ ولا يتبعه غيره. ويمكن متابعة المهمة لاحقًا.",
        resumeEffect: "تتابع المهمة من المستخدم التالي، بصلاحياتك.", users: "المستخدمون",
        author: "بصلاحيات", began: "البداية", ended: "النهاية", pool: "مجمّع المستخدمين", state: "الحالة",
        report: "المستخدمون الذين رُفض الإجراء لهم", noRefusals: "لا أحد حتى الآن.", user: "المستخدم", reason: "السبب",
        matching: { "جميع المستخدمين المطابقين لـ \($0)" }, pick: { "تحديد \($0)" },
        tooMany: { "حدّد مستخدمين لا يتجاوز عددهم \($0)، أو اختر جميع المطابقين." },
        listed: { "القائمة تعرض الأوائل فقط (العدد: \($0))." }, name: name, effect: effect, status: status,
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
        let job = "تنفّذ مهمة هذا على مستخدم بعد الآخر، بصلاحياتك، وتذكر من رُفض الإجراء له. "
        let effect =
            switch action {
            case .disable: "لا يمكن للمستخدمين المعطّلين تسجيل الدخول، وتنتهي رموزهم المميّزة."
            case .enable: "يمكن للمستخدمين تسجيل الدخول مرة أخرى."
            case .signOut: "تنتهي كل جلسات المستخدمين."
            case .addToGroup: "تذكر الرموز المميّزة الجديدة للمستخدمين المجموعة."
            case .removeFromGroup: "لا تذكر الرموز المميّزة الجديدة للمستخدمين المجموعة."
            case .resetPassword: "يتلقى المستخدمون رمزًا، ويجب عليهم تعيين كلمة مرور جديدة قبل تسجيل الدخول."
            case .delete: "يُحذف المستخدمون المعطّلون مع كل ما يخصهم. ويُرفض حذف غيرهم."
            }
        return job + effect
    }

    private static func status(_ status: BulkJob.Status) -> String {
        switch status {
        case .running: "قيد التنفيذ"
        case .stopped: "متوقفة"
        case .failed: "انتهت مبكرًا"
        case .completed: "مكتملة"
        }
    }
}
