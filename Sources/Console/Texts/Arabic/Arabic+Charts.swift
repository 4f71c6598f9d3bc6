extension ConsoleTexts.Charts {
    static let arabic = Self(
        title: "الرسوم البيانية", titleOfAll: "الرسوم البيانية لجميع مجمّعات المستخدمين",
        lead:
            "تكتب كل عقدة ما أحصته كل 10 ثوانٍ، وتحتفظ به 32 يومًا؛ وما لم تكتبه عقدة أُنهيت قسرًا مفقود. "
            + "الأوقات بتوقيت UTC. العمود الأخير لم ينتهِ بعد.",
        period: "المدة", now: "الآن", from: "من", asTable: "في صورة جدول", more: "رسوم بيانية أخرى",
        signIns: "تسجيل الدخول", signUps: "إنشاء الحسابات", refreshes: "تحديث الرموز المميّزة",
        durations: "الوقت الذي استغرقه تسجيل الدخول والتحديث", risks: "المخاطر", messages: "الرسائل",
        activeUsers: [
            "users signed in within a day": "المستخدمون الذين سجّلوا الدخول خلال يوم",
            "users signed in within 30 days": "المستخدمون الذين سجّلوا الدخول خلال 30 يومًا",
        ], atLeast: { "\($0) أو أكثر" }, highest: { "الأعلى: \($0)" }, periodName: name, event: text,
        signInsSentence: {
            $0 + $1 + $2 == 0
                ? "لم يحدث أي تسجيل دخول."
                : "عمليات تسجيل الدخول المكتملة: \($0)، المحاولات المرفوضة: \($1)، الفاشلة: \($2)."
        },
        signUpsSentence: {
            $0 == 0 ? "لم يُحصَ شيء: لم ينشئ أي مستخدم حسابًا." : "عدد المستخدمين الذين أنشؤوا حسابات: \($0)."
        },
        refreshesSentence: {
            $0 == 0 ? "لم يُحدَّث أي رمز مميّز." : "عدد مرات تحديث الرموز المميّزة: \($0)."
        },
        durationsSentence: { half, most in
            guard let half, let most else { return "لم يوجد طلب يمكن قياسه." }
            return "نصف الطلبات استغرق \(text(half))، و99 من كل 100 استغرق \(text(most)). لا تُقاس الطلبات المرفوضة."
        },
        risksSentence: {
            $0 + $1 + $2 == 0
                ? "لم تجد الحماية من التهديدات أي خطر."
                : "ما وجدته الحماية من التهديدات: منخفض: \($0)، متوسط: \($1)، مرتفع: \($2)."
        },
        messagesSentence: {
            $0 + $1 == 0 ? "لم تُرسل أي رسالة." : "الرسائل المسلّمة: \($0)، المحاولات الفاشلة: \($1)."
        })

    private static func name(_ period: ChartPeriod) -> String {
        switch period {
        case .day: "24 ساعة"
        case .week: "7 أيام"
        case .month: "30 يومًا"
        }
    }

    private static func text(_ event: CountedEvent) -> String {
        switch event {
        case .signUp: "أنشأ حسابًا"
        case .signIn: "مكتمل"
        case .refusedSignIn: "مرفوض"
        case .failedSignIn: "فاشل"
        case .refresh: "محدَّث"
        case .lowRisk: "منخفض"
        case .mediumRisk: "متوسط"
        case .highRisk: "مرتفع"
        case .deliveredMessage: "مسلَّمة"
        case .failedMessage: "فاشلة"
        case .within25Milliseconds: "حتى 25 ms"
        case .within50Milliseconds: "حتى 50 ms"
        case .within100Milliseconds: "حتى 100 ms"
        case .within250Milliseconds: "حتى 250 ms"
        case .within1Second: "حتى 1 s"
        case .beyond1Second: "أكثر من 1 s"
        }
    }
}
